import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { withTimeout } from '@/client/loading/with-timeout'
import { ensureWebKit } from '@/scripts/tools/debian'
import { ensureTools, requireTool } from '@/scripts/tools/on-demand'
import type { Engine } from './engine'

const folder = resolve('.tools/webkit')
const environment = {
  LC_ALL: 'C.UTF-8',
  // Without the user's settings; and xvfb-run leaves a folder behind.
  XDG_CONFIG_HOME: folder,
  TMPDIR: folder,
  // Without a desktop there is no accessibility bus, no sandbox for root and no graphics card.
  NO_AT_BRIDGE: '1',
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
}

/**
 * WebKitGTK's MiniBrowser over WebDriver; undefined if it can't be installed. Its driver does not report errors of
 * inline scripts before the page has loaded.
 */
export function webkit(): Engine | undefined {
  const binary = ensureWebKit()
  if (!binary || !ensureTools()) return undefined
  mkdirSync(folder, { recursive: true })
  const selenium = { ...requireTool('selenium-webdriver'), ...requireTool('selenium-webdriver/remote') }
  return async (width, height) => {
    const screen = ['xvfb-run', '--auto-servernum', '--server-args=-screen 0 1600x1200x24']
    // `timeout` ends the whole process group: driver, screen and a browser that hangs.
    const service = new selenium.DriverService.Builder('/usr/bin/timeout')
      .addArguments('--kill-after=2', '180', ...screen, 'WebKitWebDriver')
      .setLoopback(true)
      .setEnvironment({ ...process.env, ...environment })
      .build()
    const driver = await new selenium.Builder()
      .usingServer(await service.start())
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      })
      .build()
    await driver.manage().window().setRect({ width, height, x: 0, y: 0 })
    const errors = [] as string[]
    return {
      goto: (address) => driver.get(address),
      evaluate(read, ...values) {
        const script = `const values = arguments; return (${collectErrors})(() => (${read})(...values))`
        const run = async () => {
          const { errors: newErrors, value } = await driver.executeScript(script, ...values)
          errors.push(...newErrors)
          return value
        }
        // The driver never answers if the page is left at this moment.
        return withTimeout(run(), 5000)
      },
      clickAt: (x, y) => driver.actions().move({ x, y, duration: 0 }).click().perform(),
      pressKey: (key) =>
        driver.actions().sendKeys(selenium.Key[key.replace('Arrow', 'ARROW_').toUpperCase()]).perform(),
      errors,
      close: () => service.kill(),
    }
  }
}

/** Runs a function in the page and returns its result with the errors since the previous call. */
function collectErrors(read: () => unknown) {
  const page = window as { errors?: unknown[] }
  if (!page.errors) {
    const seen = [] as unknown[]
    page.errors = seen
    addEventListener('error', ({ message }) => seen.push(message))
    addEventListener('unhandledrejection', ({ reason }) => seen.push(String(reason)))
    document.addEventListener('securitypolicyviolation', ({ blockedURI }) => seen.push(`no ${blockedURI}`))
    console.error = (...parts) => seen.push(parts.join(' '))
  }
  return { errors: page.errors.splice(0), value: read() }
}
