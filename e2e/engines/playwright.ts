import type { BrowserType } from '@playwright/test'
import { chromium, firefox, webkit } from '@playwright/test'
import { ensureBrowser } from '@/scripts/tools/browser'
import type { Engine, Settings } from './engine'

/*
 * Chromium, and with `ENGINES=playwright`, for machines without Debian, Playwright's Firefox and WebKit
 * (`npx playwright install`).
 */

const chromiumOptions: (settings: Settings) => object = ({ storage, cookies }) => ({
  executablePath: ensureBrowser(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    `--blink-settings=localStorageEnabled=${storage},cookieEnabled=${cookies}`,
  ],
})

const firefoxOptions: (settings: Settings) => object = ({ storage, cookies }) => ({
  // 2 blocks all cookies, and reading storage throws.
  firefoxUserPrefs: { 'dom.storage.enabled': storage, 'network.cookie.cookieBehavior': cookies ? 0 : 2 },
})

export const engines = {
  chromium: () => createEngine(chromium, chromiumOptions),
  firefox: () => createEngine(firefox, firefoxOptions),
  webkit: () => createEngine(webkit, () => ({}), ['storage', 'cookies']),
}

const createEngine = (
  type: BrowserType,
  launchOptions: (settings: Settings) => object,
  unsupportedSettings?: Engine['unsupportedSettings'],
): Engine => ({
  notCovered: ['blocked session storage (no setting for it)'],
  unsupportedSettings,
  async open(settings) {
    const { language, width, height, javaScript, reducedMotion } = settings
    const browser = await type.launch(launchOptions(settings))
    const page = await browser.newPage({
      locale: language,
      viewport: { width, height },
      javaScriptEnabled: javaScript,
      reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    })
    const errors = [] as string[]
    page.on('pageerror', ({ message }) => errors.push(message))
    page.on('console', (it) => it.type() === 'error' && errors.push(it.text()))
    return {
      goto: (address) => page.goto(address),
      evaluate: (read, ...args) => page.evaluate(`(${read})(...${JSON.stringify(args)})`),
      clickAt: (x, y) => page.mouse.click(x, y),
      pressKey: (key) => page.keyboard.press(key),
      errors,
      version: browser.version(),
      close: () => browser.close(),
    }
  },
})
