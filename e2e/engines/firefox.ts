import { ensureFirefox } from '@/scripts/tools/debian'
import { ensureTools, requireTool } from '@/scripts/tools/on-demand'
import type { Engine, Settings } from './engine'

/** Debian's Firefox ESR over WebDriver BiDi, which Playwright does not speak; undefined if it can't be installed. */
export function firefox(): Engine | undefined {
  const executablePath = ensureFirefox()
  if (!executablePath || !ensureTools()) return undefined
  return async (settings) => {
    const { width, height } = settings
    const browser = await requireTool('puppeteer-core').launch({
      browser: 'firefox',
      executablePath,
      defaultViewport: { width, height },
      extraPrefsFirefox: createPreferences(settings),
    })
    const page = await browser.newPage()
    const errors: string[] = []
    page.on('pageerror', (error: Error) => errors.push(error.message))
    page.on(
      'console',
      (it: { type: () => string; text: () => string }) => it.type() === 'error' && errors.push(it.text()),
    )
    return {
      goto: (address) => page.goto(address),
      evaluate: (read, ...args) => page.evaluate(read, ...args),
      clickAt: (x, y) => page.mouse.click(x, y),
      pressKey: (key) => page.keyboard.press(key),
      errors,
      close: () => browser.close(),
    }
  }
}

const createPreferences = ({ language, javaScript, storage, cookies, reducedMotion }: Settings) => ({
  'intl.accept_languages': language,
  'javascript.enabled': javaScript,
  'dom.storage.enabled': storage,
  // 2 blocks all cookies, and reading storage throws.
  'network.cookie.cookieBehavior': cookies ? 0 : 2,
  'ui.prefersReducedMotion': reducedMotion ? 1 : 0,
})
