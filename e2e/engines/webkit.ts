import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { ensureWebKit } from '@/scripts/tools/debian'
import { ensureTools, requireTool } from '@/scripts/tools/on-demand'
import type { Engine, Settings } from './engine'

/** WebKitGTK's MiniBrowser by WebDriver: its options, the desktop's settings and the locale set it up. */
export function webkit(): Engine | undefined {
  const binary = ensureWebKit()
  const selenium = binary &&
    ensureTools() && { ...requireTool('selenium-webdriver'), ...requireTool('selenium-webdriver/remote') }
  const open: Engine['open'] = async (settings) => {
    const screen = ['xvfb-run', '--auto-servernum', '--server-args=-screen 0 1600x1200x24']
    // `timeout` passes its end on to the whole group: with it end the driver, the screen and a browser that hangs.
    const service = new selenium.DriverService.Builder('/usr/bin/timeout')
      .addArguments('--kill-after=2', '180', ...screen, 'WebKitWebDriver')
      .setLoopback(true)
      .setEnvironment({ ...process.env, ...environment(settings) })
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
      async evaluate(read, ...values) {
        const script = `const values = arguments; return (${withErrors})(() => (${read})(...values))`
        const { heard, value } = await driver.executeScript(script, ...values)
        errors.push(...heard)
        return value
      },
      clickAt: (x, y) => input().move({ x, y, duration: 0 }).click().perform(),
      key: (key) => input().sendKeys(selenium.Key[key.replace('Arrow', 'ARROW_').toUpperCase()]).perform(),
      errors,
      version: `WebKitGTK ${(await driver.getCapabilities()).getBrowserVersion()}`,
      async close() {
        await Promise.race([driver.quit().catch(() => undefined), delay(3000, undefined, { ref: false })])
        await service.kill()
      },
    }
  }
  const notCovered = [
    'errors that inline scripts throw before a page has loaded (its driver tells of none)',
    'session storage blocked (no switch for it)',
  ]
  return selenium && { notCovered, open }
}

/** What tells WebKitGTK of language and motion. */
function environment({ language, reducedMotion }: Settings) {
  const folder = resolve('.tools/webkit')
  const locale = `${language.replace('-', '_')}.UTF-8`
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(`${folder}/gtk-3.0`, { recursive: true })
  // Debian's only locale under the name of the one that is asked for: its name is all that counts.
  symlinkSync('/usr/lib/locale/C.utf8', `${folder}/${locale}`)
  const desktop = `[Settings]\ngtk-enable-animations=${reducedMotion ? 0 : 1}\n`
  writeFileSync(`${folder}/gtk-3.0/settings.ini`, desktop)
  return {
    LOCPATH: folder,
    LC_ALL: locale,
    LANGUAGE: '',
    XDG_CONFIG_HOME: folder,
    // xvfb-run leaves a folder there.
    TMPDIR: folder,
    // No desktop here: no bus for accessibility, no sandbox for root, no graphics card.
    NO_AT_BRIDGE: '1',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
  }
}

/** In the page: remembers errors from the first reading on, and hands over the new ones with each. */
function withErrors(read: () => unknown) {
  const page = window as { heard?: unknown[] }
  if (!page.heard) {
    const heard = [] as unknown[]
    page.heard = heard
    addEventListener('error', ({ message }) => heard.push(message))
    addEventListener('unhandledrejection', ({ reason }) => heard.push(String(reason)))
    document.addEventListener('securitypolicyviolation', ({ blockedURI }) => heard.push(`no ${blockedURI}`))
    console.error = (...parts) => heard.push(parts.join(' '))
  }
  return { heard: page.heard.splice(0), value: read() }
}
