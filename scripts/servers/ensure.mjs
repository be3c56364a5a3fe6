import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/* Tools that only the tests need, installed when they are first asked for. */

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

/**
 * Fetches a package into a folder of its own, without install scripts, and tells whether it is there.
 * @param {string} folder in .tools/ @param {string} name @param {string} version
 */
function fetchTool(folder, name, version) {
  const prefix = `.tools/${folder}`
  if (!existsSync(`${prefix}/node_modules/${name}`)) {
    console.log(`Installing ${name} ${version} …`)
    const options = ['--prefix', prefix, '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error']
    spawnSync('npm', ['install', ...options, `${name}@${version}`], quiet)
  }
  return existsSync(`${prefix}/node_modules/${name}`)
}

/** Whether wrangler is here, after an attempt to fetch it: too large for everyone's packages. */
export const ensureWrangler = () => fetchTool('wrangler', 'wrangler', '4.60.0')

/** Whether Mozilla's Observatory is here, after an attempt to fetch it: likewise. */
export const ensureObservatory = () => fetchTool('observatory', '@mdn/mdn-http-observatory', '1.4.8')
