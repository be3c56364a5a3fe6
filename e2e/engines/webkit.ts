import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { withTimeout } from '@/client/loading/with-timeout'
import { ensureWebKit } from '@/scripts/tools/debian'
import { ensureTools, requireTool } from '@/scripts/tools/on-demand'
import type { Engine, Settings } from './engine'

/**
 * WebKitGTK's MiniBrowser over WebDriver, configured with its options, desktop settings and the locale; undefined if it
 * can't be installed. Its driver does not report errors of inline scripts before the page has loaded.
 */
export function webkit(): Engine | undefined {
  const binary = ensureWebKit()
  if (!binary || !ensureTools()) return undefined
  const selenium = { ...requireTool('selenium-webdriver'), ...requireTool('selenium-webdriver/remote') }
  return async (settings) => {
    const screen = ['xvfb-run', '--auto-servernum', '--server-args=-screen 0 1600x1200x24']
    // `timeout` ends the whole process group: driver, screen and a browser that hangs.
    const service = new selenium.DriverService.Builder('/usr/bin/timeout')
      .addArguments('--kill-after=2', '180', ...screen, 'WebKitWebDriver')
      .setLoopback(true)
      .setEnvironment({ ...process.env, ...createEnvironment(settings) })
      .build()
    const { width, height, javaScript, storage, cookies } = settings
    const args = [
      '--automation',
      `--enable-javascript=${javaScript}`,
      `--enable-html5-local-storage=${storage}`,
      `--cookies-policy=${cookies ? 'always' : 'never'}`,
    ]
    const driver = await new selenium.Builder()
      .usingServer(await service.start())
      .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args } })
      .build()
    await driver.manage().window().setRect({ width, height, x: 0, y: 0 })
    const input = () => driver.actions({ async: true })
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
      clickAt: (x, y) => input().move({ x, y, duration: 0 }).click().perform(),
      pressKey: (key) =>
        input().sendKeys(selenium.Key[key.replace('Arrow', 'ARROW_').toUpperCase()]).perform(),
      errors,
      async close() {
        await Promise.race([driver.quit().catch(() => undefined), delay(3000, undefined, { ref: false })])
        await service.kill()
      },
    }
  }
}

/** Writes settings for language and motion. Returns the environment that applies them. */
function createEnvironment({ language, reducedMotion }: Settings) {
  const folder = resolve('.tools/webkit')
  const locale = `${language.replace('-', '_')}.UTF-8`
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(`${folder}/gtk-3.0`, { recursive: true })
  // WebKitGTK only reads the locale's name, so Debian's only locale gets the wanted one.
  symlinkSync('/usr/lib/locale/C.utf8', `${folder}/${locale}`)
  const desktop = `[Settings]\ngtk-enable-animations=${reducedMotion ? 0 : 1}\n`
  writeFileSync(`${folder}/gtk-3.0/settings.ini`, desktop)
  return {
    LOCPATH: folder,
    LC_ALL: locale,
    LANGUAGE: '',
    XDG_CONFIG_HOME: folder,
    // xvfb-run leaves a folder behind.
    TMPDIR: folder,
    // Without a desktop there is no accessibility bus, no sandbox for root and no graphics card.
    NO_AT_BRIDGE: '1',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
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
