import { checkMessages } from '@/checks/cli'
import { checkLaunch } from '@/checks/launch'

/*
 * `npm run check` checks the message files. `-- --fix` corrects mistakes that have only one right answer, `-- --json`
 * prints the findings as JSON. `npm run check -- launch` lists the placeholders to replace before launch.
 * Exits with code 1 if there are errors or placeholders.
 */
const [command = 'messages', ...flags] = process.argv.slice(2).filter((flag) => flag !== 'messages')
const isPassed = command === 'launch' ? checkLaunch() : checkMessages([command, ...flags])
process.exitCode = isPassed ? 0 : 1
