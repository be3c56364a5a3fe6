import { ensureBrowser } from '../../scripts/tools/browser'
import { ensureFirefox, ensurePuppeteer, firefoxCommand } from '../../scripts/tools/tools'

import type { Engine, Settings } from './engine'

/** Chromium with Blink, by its own protocol: switches set it up. */
export const chromium = () =>
  puppeteerEngine(
    ({ language, javaScript, storage, cookies, reducedMotion }) => ({
      executablePath: ensureBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        `--accept-lang=${language}`,
        `--blink-settings=scriptEnabled=${javaScript},localStorageEnabled=${storage},cookieEnabled=${cookies}`,
        ...(reducedMotion ? ['--force-prefers-reduced-motion'] : []),
      ],
    }),
    ['session storage blocked (no switch for it)'],
  )

/** Firefox ESR with Gecko, over WebDriver BiDi: preferences set it up. */
export const firefox = () => {
  if (!ensureFirefox()) return
  return puppeteerEngine(({ language, javaScript, storage, cookies, reducedMotion }) => ({
    browser: 'firefox',
    executablePath: firefoxCommand,
    extraPrefsFirefox: {
      'intl.accept_languages': language,
      'javascript.enabled': javaScript,
      'dom.storage.enabled': storage,
      // 2: none at all, as in the settings; reading storage throws then.
      'network.cookie.cookieBehavior': cookies ? 0 : 2,
      'ui.prefersReducedMotion': reducedMotion ? 1 : 0,
    },
  }))
}

function puppeteerEngine(
  launchOptions: (settings: Settings) => object,
  notCovered: string[] = [],
): Engine | undefined {
  const puppeteer = ensurePuppeteer()
  const open: Engine['open'] = async (settings) => {
    const { width, height } = settings
    const browser = await puppeteer.launch({ defaultViewport: { width, height }, ...launchOptions(settings) })
    const page = await browser.newPage()
    const errors = [] as string[]
    page.on('pageerror', (error: Error) => errors.push(error.message))
    page.on(
      'console',
      (it: { type: () => string; text: () => string }) => it.type() === 'error' && errors.push(it.text()),
    )
    return {
      goto: (address) => page.goto(address),
      evaluate: (read, ...args) => page.evaluate(read, ...args),
      clickAt: (x, y) => page.mouse.click(x, y),
      key: (key) => page.keyboard.press(key),
      errors,
      version: await browser.version(),
      close: () => browser.close(),
    }
  }
  return puppeteer && { notCovered, open }
}
