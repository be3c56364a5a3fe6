import { exitWithError } from './tools/exit'

/* `npm run make -- art` makes files in the repository that are not written by hand: drawings (art), icons and fonts. */
const kinds = ['art', 'icons', 'fonts']
const [kind = ''] = process.argv.slice(2)
if (!kinds.includes(kind))
  exitWithError(`Name one of ${kinds.join(', ')}, for example \`npm run make -- art\`.`)
await import(`./make/${kind}`)
