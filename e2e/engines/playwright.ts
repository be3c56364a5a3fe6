import type { BrowserType } from '@playwright/test'
import { chromium, firefox, webkit } from '@playwright/test'
import { ensureBrowser } from '@/scripts/tools/browser'
import type { Engine, Settings } from './engine'

/*
 * Chromium, and for machines that are not Debian, such as GitHub's (`ENGINES=playwright`), Firefox and WebKit as
 * Playwright downloads them (`npx playwright install`).
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
  // 2: no cookies at all, as in the settings; reading storage throws then.
  firefoxUserPrefs: { 'dom.storage.enabled': storage, 'network.cookie.cookieBehavior': cookies ? 0 : 2 },
})

export const engines = {
  chromium: () => engineOf(chromium, chromiumOptions),
  firefox: () => engineOf(firefox, firefoxOptions),
  webkit: () => engineOf(webkit, () => ({}), ['storage', 'cookies']),
}

const engineOf = (
  type: BrowserType,
  launchOptions: (settings: Settings) => object,
  cannotSet?: Engine['cannotSet'],
): Engine => ({
  notCovered: ['session storage blocked (no switch for it)'],
  cannotSet,
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
      key: (key) => page.keyboard.press(key),
      errors,
      version: browser.version(),
      close: () => browser.close(),
    }
  },
})
