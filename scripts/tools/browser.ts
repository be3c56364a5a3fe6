import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { xSync } from 'tinyexec'
import { announceInstallation } from './announce-installation'
import { ensureInstalled } from './debian'
import { exitWithError } from './exit'

const launchSwitches = ['--no-sandbox', '--disable-gpu']
/** Command-line switches of Chromium for tests; they keep its own requests off the network. */
export const switches = [
  ...launchSwitches,
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Debian's headless shell first: the same engine without an interface uses half the processor time. */
const commands = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']
const packages = [
  'chromium-headless-shell',
  // Has Debian's substitute for Arial. Without it, fallback text has other widths than on visitors' machines.
  'fonts-liberation',
]

/** Finds an installed Chromium or Chrome, or the Chromium that Playwright has downloaded. */
function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return [
    process.env.CHROMIUM,
    ...commands.flatMap((name) => folders.map((folder) => join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ].find((path) => path && existsSync(path))
}

function downloadChromium(): string | undefined {
  if (!announceInstallation(['Chromium'], 'Playwright')) return
  xSync('playwright', ['install', 'chromium'], { timeout: 300_000, nodeOptions: { stdio: 'ignore' } })
  return findChromium()
}

/**
 * The path of a Chromium: an installed one, else Debian's package, else Playwright's download. Ends the process if there is
 * none and none can be installed.
 */
export const ensureChromium = (): string =>
  ensureInstalled(findChromium, ...packages) ??
  downloadChromium() ??
  exitWithError('No browser for the tests: install Chromium or Chrome, or set CHROMIUM to its path.')

export const launchChromium = () =>
  chromium.launch({ executablePath: ensureChromium(), args: launchSwitches })
