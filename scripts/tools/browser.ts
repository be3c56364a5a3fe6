import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { xSync } from 'tinyexec'
import { installDebian } from './debian'

const quick = ['--no-sandbox', '--disable-gpu']
/** Switches of Chromium for tests: nothing of its own over the network. */
export const switches = [
  ...quick,
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** With the stand-in for Arial: without it, texts have other widths until the site's own fonts are there. */
const fonts = 'fonts-liberation'

/** The path of the first of these commands. */
function findCommand(...names: string[]) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path))
}

/** Chromium or Chrome with all of its interface, or Playwright's own download. */
const findFull = () =>
  [
    process.env.CHROMIUM,
    findCommand('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ].find((path) => path && existsSync(path))

const findHeadless = () => process.env.CHROMIUM ?? findCommand('chromium-headless-shell')

/** What `find` finds, at once or after an installation. */
function installed(find: () => string | undefined, install: () => void) {
  const found = find()
  if (found) return found
  install()
  return find()
}

/**
 * The path of a whole Chromium: an installed one, else Playwright's download, else Debian's package when root may install
 * it. Ends the process with one line on what to do where there is none.
 */
export function ensureBrowser(): string {
  const browser =
    installed(findFull, () => {
      console.log('Installing Playwright’s Chromium …')
      xSync('playwright', ['install', 'chromium'], { timeout: 300_000, nodeOptions: { stdio: 'ignore' } })
    }) ?? installed(findFull, () => installDebian('chromium', fonts))
  if (browser) return browser
  console.error('No browser for the tests: install Chromium or Chrome, or set CHROMIUM to its path.')
  process.exit(1)
}

/**
 * The path of a Chromium for Playwright: Debian's headless shell, the same engine without an interface, which
 * uses half the processor time; a whole Chromium where that can't be had.
 */
export const ensureTestBrowser = (): string =>
  installed(findHeadless, () => installDebian('chromium-headless-shell', fonts)) ?? ensureBrowser()

/** A whole Chromium by Playwright. */
export const launchChromium = () => chromium.launch({ executablePath: ensureBrowser(), args: quick })
