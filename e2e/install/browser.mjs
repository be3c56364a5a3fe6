import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { commandOf } from '../../scripts/command.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The path of an installed Chromium or Chrome, or of Playwright's; undefined if there is none. */
function findBrowser() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = [
    process.env.CHROMIUM,
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ]
  return candidates.find((path) => path && existsSync(path))
}

/**
 * The path of a Chromium for the tests: an installed one, else Playwright's download, else Debian's
 * package if root can install it. If there is none, ends the process with a message that says what to do.
 */
export function ensureBrowser() {
  const attempts = [
    () => undefined,
    () => {
      const { file, first } = commandOf('playwright')
      spawnSync(file, [...first, 'install', 'chromium'], { stdio: 'ignore', timeout: 300_000 })
    },
    () => {
      if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
      spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
      spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
        stdio: 'ignore',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      })
    },
  ]
  for (const attempt of attempts) {
    attempt()
    const browser = findBrowser()
    if (browser) return browser
  }
  console.error('No browser for the tests: install Chromium or Chrome, or set CHROMIUM to its path.')
  process.exit(1)
}
