import { exitWithError } from './tools/exit'

/*
 * `npm run make -- art` makes files that are in the repository but not written by hand: drawings (art), icons and font
 * subsets (fonts); and the bill of materials (sbom), which is not.
 */
const kinds = ['art', 'icons', 'fonts', 'sbom']
const [kind = ''] = process.argv.slice(2)
if (!kinds.includes(kind))
  exitWithError(`Name one of ${kinds.join(', ')}, for example \`npm run make -- art\`.`)
await import(`./make/${kind}`)
