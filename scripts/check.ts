import { checkMessages } from '@/checks/check-messages'
import { checkLaunch } from '@/checks/launch'
import { checkSpelling } from '@/checks/spelling'

/*
 * `npm run check` checks the message files, and their spelling if they have no errors. `npm run check -- launch` lists
 * the placeholders to replace before launch. Exits with code 1 if there are errors or placeholders.
 */
if (process.argv[2] === 'launch') process.exitCode = checkLaunch() ? 0 : 1
else if (checkMessages()) checkSpelling()
else process.exitCode = 1
