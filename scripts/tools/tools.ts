import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { installDebian } from './debian'
import { fetchTool } from './fetch-tool'

/* Tools that only the tests need, installed when they are first used. */

const has = (command: string, option: string) => spawnSync(command, [option]).status === 0

/** Whether nginx is here, after an attempt to install Debian's. */
export function ensureNginx() {
  if (!has('nginx', '-v')) installDebian('nginx-light')
  return has('nginx', '-v')
}

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** The path of nginx's brotli module, after an attempt to install Debian's; undefined if it is missing. */
export function ensureNginxBrotli() {
  if (!existsSync(brotliModule)) installDebian('libnginx-mod-http-brotli-static')
  return existsSync(brotliModule) ? brotliModule : undefined
}

/** Whether OpenSSL, for a test certificate, is installed, after an attempt to install Debian's. */
export function ensureOpenssl() {
  if (!has('openssl', 'version')) installDebian('openssl')
  return has('openssl', 'version')
}

/** Whether wrangler is installed, after an attempt to fetch it. Not in package.json because it is large. */
export const ensureWrangler = () => fetchTool('wrangler')

export const lighthouseCommand = '.tools/lighthouse/node_modules/.bin/lighthouse'

/** Whether Lighthouse, which only the bench needs, is installed, after an attempt to fetch it. */
export const ensureLighthouse = () => fetchTool('lighthouse')

export const strykerCommand = '.tools/stryker/node_modules/@stryker-mutator/core/bin/stryker.js'

/** Whether Stryker is here, after an attempt to fetch it; the last major version for Node 20. It takes the project's jest. */
export const ensureStryker = () => fetchTool('stryker')

export const firefoxCommand = '/usr/bin/firefox-esr'

/** Whether Firefox is installed, after an attempt to install Debian's. */
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

/** The path of WebKitGTK's MiniBrowser, after an attempt to install Debian's with its driver and Xvfb; undefined if one is missing. */
export function ensureWebKit() {
  // xvfb-run starts the screen with xauth.
  const isHere = () => has('WebKitWebDriver', '--help') && has('xvfb-run', '--help') && has('xauth', '-V')
  if (!isHere()) installDebian('webkit2gtk-driver', 'xvfb', 'xauth')
  return isHere() ? findMiniBrowser() : undefined
}

/** Loads a fetched package. */
const toolModule = (folder: string, name: string) =>
  createRequire(resolve(`.tools/${folder}/package.json`))(name)

/** Puppeteer without a browser, after an attempt to fetch it; the last major version for Node 20. */
export const ensurePuppeteer = () =>
  fetchTool('puppeteer') ? toolModule('puppeteer', 'puppeteer-core') : undefined

/** Selenium's client and the code that starts its drivers, after an attempt to fetch them; later versions require Node 22. */
export const ensureSelenium = () =>
  fetchTool('selenium')
    ? {
        ...toolModule('selenium', 'selenium-webdriver'),
        ...toolModule('selenium', 'selenium-webdriver/remote'),
      }
    : undefined
