import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/* Servers that only the tests need, installed when they are first asked for. */

const wranglerVersion = '4.60.0'
export const wranglerCommand = '.tools/node_modules/.bin/wrangler'

const hasNginx = () => spawnSync('nginx', ['-v']).status === 0
const quiet = { stdio: /** @type {const} */ ('inherit') }

/** Whether nginx is here, after an attempt to install Debian's. */
export function ensureNginx() {
  if (hasNginx()) return true
  if (process.getuid?.() !== 0) return false
  console.log('Installing nginx …')
  spawnSync('apt-get', ['update', '-qq'], quiet)
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'nginx-light'], {
    ...quiet,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return hasNginx()
}

/** Whether wrangler is here, after an attempt to fetch it into .tools/: too large for everyone's packages. */
export function ensureWrangler() {
  if (!existsSync(wranglerCommand)) {
    console.log(`Installing wrangler ${wranglerVersion} …`)
    const packages = ['--prefix', '.tools', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts']
    spawnSync('npm', ['install', ...packages, `wrangler@${wranglerVersion}`], quiet)
  }
  return existsSync(wranglerCommand)
}
