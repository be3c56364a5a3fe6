import { checkMessages } from './check/check-command'
import { checkLaunch } from './check/launch'

/*
 * `npm run check` lists all mistakes in the message files; `-- --fix` corrects those with only one right answer,
 * `--json` prints the findings as JSON. `npm run check -- launch` lists the placeholders that are left before launch.
 * Exits with code 1 if there is a mistake, or a placeholder.
 */
const [what = 'messages', ...flags] = process.argv.slice(2).filter((flag) => flag !== 'messages')
if (what === 'launch') process.exitCode = checkLaunch() ? 0 : 1
else process.exitCode = checkMessages([what, ...flags]) ? 0 : 1
