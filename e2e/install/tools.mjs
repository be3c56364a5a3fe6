import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { commandOf } from '../../scripts/command.mjs'

/* Tools that only the tests need, installed when they are first asked for. */

const quiet = { stdio: /** @type {const} */ ('inherit') }
const has = (/** @type {string} */ command, /** @type {string} */ option) =>
  spawnSync(command, [option]).status === 0

/** Installs Debian's packages, where root may. @param {string[]} packages */
function installDebian(...packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`Installing ${packages.join(', ')} …`)
  spawnSync('apt-get', ['update', '-qq'], quiet)
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    ...quiet,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}

/** Whether nginx is here, after an attempt to install Debian's. */
export function ensureNginx() {
  if (!has('nginx', '-v')) installDebian('nginx-light')
  return has('nginx', '-v')
}

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** nginx's module for brotli, after an attempt to install Debian's; undefined where it can't be had. */
export function ensureNginxBrotli() {
  if (!existsSync(brotliModule)) installDebian('libnginx-mod-http-brotli-static')
  return existsSync(brotliModule) ? brotliModule : undefined
}

/** Whether OpenSSL is here, after an attempt to install Debian's; for a certificate to test with. */
export function ensureOpenssl() {
  if (!has('openssl', 'version')) installDebian('openssl')
  return has('openssl', 'version')
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
    const { file, first, shell } = commandOf('npm')
    spawnSync(file, [...first, 'install', ...options, `${name}@${version}`], { ...quiet, shell })
  }
  return existsSync(`${prefix}/node_modules/${name}`)
}

/** Whether wrangler is here, after an attempt to fetch it: too large for everyone's packages. */
export const ensureWrangler = () => fetchTool('wrangler', 'wrangler', '4.60.0')

/** Whether Mozilla's Observatory is here, after an attempt to fetch it: likewise. */
export const ensureObservatory = () => fetchTool('observatory', '@mdn/mdn-http-observatory', '1.4.8')

export const lighthouseCommand = '.tools/lighthouse/node_modules/.bin/lighthouse'

/** Whether Lighthouse is here, after an attempt to fetch it: only the bench needs it. */
export const ensureLighthouse = () => fetchTool('lighthouse', 'lighthouse', '12.8.2')

export const firefoxCommand = '/usr/bin/firefox-esr'

/** Whether Firefox is here, after an attempt to install Debian's. */
export function ensureFirefox() {
  if (!existsSync(firefoxCommand)) installDebian('firefox-esr')
  return existsSync(firefoxCommand)
}

const libraries = '/usr/lib/x86_64-linux-gnu'
const findMiniBrowser = () =>
  (existsSync(libraries) ? readdirSync(libraries) : [])
    .filter((name) => name.startsWith('webkit2gtk-'))
    .map((name) => join(libraries, name, 'MiniBrowser'))
    .find((path) => existsSync(path))

/** WebKitGTK's small browser with its driver and a screen to show it on, after an attempt to install Debian's. */
export function ensureWebKit() {
  // xvfb-run starts the screen with xauth.
  const isHere = () => has('WebKitWebDriver', '--help') && has('xvfb-run', '--help') && has('xauth', '-V')
  if (!isHere()) installDebian('webkit2gtk-driver', 'xvfb', 'xauth')
  return isHere() ? findMiniBrowser() : undefined
}

/** A fetched package as a module. @param {string} folder @param {string} name */
const toolModule = (folder, name) => createRequire(resolve(`.tools/${folder}/package.json`))(name)

/** Puppeteer without a browser of its own, after an attempt to fetch it; the last major version for Node 20. */
export const ensurePuppeteer = () =>
  fetchTool('puppeteer', 'puppeteer-core', '24.43.1') ? toolModule('puppeteer', 'puppeteer-core') : undefined

/** Selenium's client and what starts its drivers, after an attempt to fetch them; later ones ask for Node 22. */
export const ensureSelenium = () =>
  fetchTool('selenium', 'selenium-webdriver', '4.45.0')
    ? {
        ...toolModule('selenium', 'selenium-webdriver'),
        ...toolModule('selenium', 'selenium-webdriver/remote'),
      }
    : undefined
