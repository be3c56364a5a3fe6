import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { ensureSelenium, ensureWebKit } from '../install/tools.mjs'
import { defaultLanguage, screen } from './engine.mjs'

/** @import { Engine, Page, Settings } from './engine.mjs' */

const folder = resolve('.tools/webkit')

/**
 * WebKitGTK's MiniBrowser by WebDriver, on a screen in memory: options of the browser, the desktop's
 * settings and the locale set it up, so each visitor has a browser of their own.
 * @returns {Promise<Engine | undefined>}
 */
export async function webkit() {
  const binary = ensureWebKit()
  const selenium = ensureSelenium()
  if (!binary || !selenium) return
  const display = await startScreen()
  const port = await freePort()
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let service
  process.once('exit', () => endGroup(service))
  /** @type {(() => Promise<unknown>) | undefined} */
  let endVisit

  /** @param {Settings} settings */
  const start = async (settings) => {
    await endVisit?.()
    service = spawn('WebKitWebDriver', [`--port=${port}`], {
      stdio: 'ignore',
      detached: true,
      env: { ...process.env, ...environment(settings), DISPLAY: display.name },
    })
    await answering(`http://127.0.0.1:${port}/status`)
    const { javaScript = true, storage = true, cookies = true } = settings
    const driver = await new selenium.Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {
          binary,
          args: [
            '--automation',
            `--enable-javascript=${javaScript}`,
            `--enable-html5-local-storage=${storage}`,
            `--cookies-policy=${cookies ? 'always' : 'never'}`,
          ],
        },
      })
      .build()
    endVisit = async () => {
      endVisit = undefined
      // A browser that hangs is ended with its driver.
      await Promise.race([driver.quit().catch(() => undefined), delay(3000, undefined, { ref: false })])
      await endGroup(service)
    }
    return driver
  }

  const version = (await (await start({})).getCapabilities()).getBrowserVersion()
  return {
    name: 'webkit',
    version: `WebKitGTK ${version}`,
    notCovered: [
      'errors that inline scripts throw before a page has loaded (its driver tells of none)',
      'session storage blocked (no switch for it)',
    ],
    async quit() {
      await endVisit?.()
      display.stop()
    },
    async open(settings) {
      const driver = await start(settings)
      await driver
        .manage()
        .window()
        .setRect({ ...screen, width: settings.width ?? screen.width, x: 0, y: 0 })
      return visitor(selenium, driver, () => endVisit?.())
    },
  }
}

/** Ends a process and its children. @param {import('node:child_process').ChildProcess} [leader] */
async function endGroup(leader) {
  if (!leader?.pid || leader.exitCode !== null || leader.signalCode !== null) return
  const ended = once(leader, 'exit')
  process.kill(-leader.pid, 'SIGKILL')
  await ended
}

/** What tells WebKitGTK of language and motion. @param {Settings} settings */
function environment({ language = defaultLanguage, reducedMotion = false }) {
  const locale = `${language.replace('-', '_')}.UTF-8`
  const locales = join(folder, 'locales')
  mkdirSync(locales, { recursive: true })
  // Debian's only locale under the name of the one that is asked for: its name is all that counts.
  if (!existsSync(join(locales, locale))) symlinkSync('/usr/lib/locale/C.utf8', join(locales, locale))
  const config = join(folder, 'config')
  rmSync(config, { recursive: true, force: true })
  mkdirSync(join(config, 'gtk-3.0'), { recursive: true })
  writeFileSync(
    join(config, 'gtk-3.0/settings.ini'),
    `[Settings]\ngtk-enable-animations=${reducedMotion ? 0 : 1}\n`,
  )
  return {
    LOCPATH: locales,
    LC_ALL: locale,
    LANGUAGE: '',
    XDG_CONFIG_HOME: config,
    // No desktop here: no bus for accessibility, no sandbox for root, no graphics card.
    NO_AT_BRIDGE: '1',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
  }
}

/** Starts an X server without a screen and tells its name. */
async function startScreen() {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const number = await new Promise((resolve, reject) => {
    server.stdio[3]?.once('data', (data) => resolve(String(data).trim()))
    server.once('exit', () => reject(new Error('Xvfb did not start')))
  })
  process.once('exit', () => server.kill())
  return { name: `:${number}`, stop: () => server.kill() }
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return address && typeof address === 'object' ? address.port : 4457
}

/** @param {string} address */
async function answering(address) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (await fetch(address).catch(() => undefined)) return
    await delay(50)
  }
  throw new Error(`${address} does not answer`)
}

/* In the page: remembers errors from the first reading on, and hands over the new ones with each. */
function withErrors(/** @type {() => unknown} */ read) {
  /** @type {string[]} */
  const heard = Reflect.get(window, 'heardErrors') ?? []
  if (!Reflect.has(window, 'heardErrors')) {
    Object.assign(window, { heardErrors: heard })
    addEventListener('error', ({ message }) => heard.push(message))
    addEventListener('unhandledrejection', ({ reason }) => heard.push(String(reason)))
    document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) =>
      heard.push(`${effectiveDirective} forbids ${blockedURI}`),
    )
    const report = console.error
    console.error = (...parts) => {
      heard.push(parts.join(' '))
      report(...parts)
    }
  }
  return { errors: heard.splice(0), value: read() }
}

/**
 * @param {any} selenium @param {any} driver @param {() => unknown} close
 * @returns {Promise<Page>}
 */
async function visitor(selenium, driver, close) {
  const { Key } = selenium
  /** @type {string[]} */
  const errors = []
  /** @type {Map<string, Page>} */
  const known = new Map()

  /** @param {string} handle @returns {Page} */
  const adapt = (handle) => {
    // WebDriver speaks to one window at a time.
    const here = () => driver.switchTo().window(handle)
    const pointer = () => driver.actions({ async: true })
    return {
      async goto(address) {
        await here()
        await driver.get(address)
      },
      async evaluate(read, ...args) {
        await here()
        const result = await driver.executeScript(
          `const args = arguments; return (${withErrors})(() => (${read})(...args))`,
          ...args,
        )
        errors.push(...result.errors)
        return result.value
      },
      async pressAt(x, y) {
        await here()
        await pointer().move({ x, y, duration: 0 }).click().perform()
      },
      async moveTo(x, y) {
        await here()
        await pointer().move({ x, y, duration: 0 }).perform()
      },
      async key(key) {
        await here()
        const name = key.replace(/(?<=[a-z])(?=[A-Z])/, '_').toUpperCase()
        await pointer().sendKeys(Key[name]).perform()
      },
      async back() {
        await here()
        await driver.executeScript('history.back()')
      },
      pages,
      errors: async () => errors,
      close: async () => close(),
    }
  }
  /** @param {string} handle @returns {Page} */
  const pageOf = (handle) => {
    const page = known.get(handle) ?? adapt(handle)
    known.set(handle, page)
    return page
  }
  const pages = async () => (await driver.getAllWindowHandles()).map(pageOf)
  return pageOf(await driver.getWindowHandle())
}
