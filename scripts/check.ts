import { checkMessages } from '@/checks/check-messages'
import { checkLaunch, checkOnline, checkSettings } from '@/checks/launch'
import { checkSpelling } from '@/checks/spelling'

/*
 * `npm run check` checks the owner's settings, the message files, and their spelling if these have no errors.
 * `npm run check -- launch` lists what is left before launch, with `--online` also the links that do not answer. Exits
 * with code 1 if there are errors or dead links, or if the site is not ready.
 */
const [command, option] = process.argv.slice(2)
const areSettingsRight = checkSettings()
if (command === 'launch') {
  const isReady = checkLaunch()
  const isOnline = option !== '--online' || (await checkOnline())
  process.exitCode = areSettingsRight && isReady && isOnline ? 0 : 1
} else if (checkMessages() && areSettingsRight) checkSpelling()
else process.exitCode = 1
