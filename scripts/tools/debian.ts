import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { announceInstallation } from './announce-installation'

/* Programs of the system that tests use. On Debian they are installed on first use, if this process runs as root. */

/** Installs Debian packages. Does nothing on other systems, or without root. */
function installDebian(...packages: string[]) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  if (!announceInstallation(packages, 'apt-get')) return
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}

/** Looks for a program, and once more after installing packages. Returns what `find` returns. */
export function ensureInstalled<Found>(find: () => Found, ...packages: string[]): Found {
  const found = find()
  if (found) return found
  installDebian(...packages)
  return find()
}

const canRun = (command: string, option: string) => spawnSync(command, [option]).status === 0
const findFile = (path: string) => (existsSync(path) ? path : undefined)

/** Whether nginx can be used. */
export const ensureNginx = () => ensureInstalled(() => canRun('nginx', '-v'), 'nginx-light')

/** Whether OpenSSL, which makes test certificates, can be used. */
export const ensureOpenssl = () => ensureInstalled(() => canRun('openssl', 'version'), 'openssl')

/** The path of Firefox; undefined if it is missing. */
export const ensureFirefox = () => ensureInstalled(() => findFile('/usr/bin/firefox-esr'), 'firefox-esr')

const libraries = '/usr/lib/x86_64-linux-gnu'
const findMiniBrowser = () =>
  (existsSync(libraries) ? readdirSync(libraries) : [])
    .filter((name) => name.startsWith('webkit2gtk-'))
    .map((name) => join(libraries, name, 'MiniBrowser'))
    .find((path) => existsSync(path))

/** The path of WebKitGTK's MiniBrowser; undefined if it, its driver or Xvfb is missing. */
export const ensureWebKit = () =>
  ensureInstalled(
    () =>
      // xvfb-run needs xauth to start the screen.
      canRun('WebKitWebDriver', '--help') && canRun('xvfb-run', '--help') && canRun('xauth', '-V')
        ? findMiniBrowser()
        : undefined,
    ...['webkit2gtk-driver', 'xvfb', 'xauth'],
  )
