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

/** Has Debian's substitute for Arial. Without it, fallback text has other widths than on visitors' machines. */
const fontPackage = 'fonts-liberation'

/** The path of the first of these commands that is installed. */
function findCommand(...names: string[]) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path))
}

/** Finds a full Chromium or Chrome, or the Chromium that Playwright has downloaded. */
const findChromium = () =>
  [
    process.env.CHROMIUM,
    findCommand('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ].find((path) => path && existsSync(path))

const findHeadlessShell = () => process.env.CHROMIUM ?? findCommand('chromium-headless-shell')

/** Downloads Playwright's Chromium unless there is one. Returns the path of the one that is found then. */
function ensurePlaywrightChromium() {
  const found = findChromium()
  if (found || !announceInstallation(['Chromium'], 'Playwright')) return found
  xSync('playwright', ['install', 'chromium'], { timeout: 300_000, nodeOptions: { stdio: 'ignore' } })
  return findChromium()
}

/**
 * The path of a full Chromium: an installed one, else Playwright's download, else Debian's package. Ends the process if
 * there is none and none can be installed.
 */
const ensureBrowser = (): string =>
  ensurePlaywrightChromium() ??
  ensureInstalled(findChromium, 'chromium', fontPackage) ??
  exitWithError('No browser for the tests: install Chromium or Chrome, or set CHROMIUM to its path.')

/**
 * The path of a Chromium for Playwright: Debian's headless shell, which is the same engine without an interface and uses
 * half the processor time; where that is not available, a full Chromium.
 */
export const ensureTestBrowser = (): string =>
  ensureInstalled(findHeadlessShell, 'chromium-headless-shell', fontPackage) ?? ensureBrowser()

/** Launches a full Chromium with Playwright. */
export const launchChromium = () => chromium.launch({ executablePath: ensureBrowser(), args: launchSwitches })
