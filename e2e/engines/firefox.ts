import { ensureFirefox } from '@/scripts/tools/debian'
import { ensureTools, requireTool } from '@/scripts/tools/on-demand'
import type { Engine } from './engine'

/** Debian's Firefox ESR over WebDriver BiDi, which Playwright does not speak; undefined if it can't be installed. */
export function firefox(): Engine | undefined {
  const executablePath = ensureFirefox()
  if (!executablePath || !ensureTools()) return undefined
  return async (width, height) => {
    const browser = await requireTool('puppeteer-core').launch({
      browser: 'firefox',
      executablePath,
      defaultViewport: { width, height },
      extraPrefsFirefox: { 'intl.accept_languages': 'en-CA' },
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
      print: () => page.pdf({ format: 'A4', landscape: true }),
      errors,
      close: () => browser.close(),
    }
  }
}
