import { chromium as playwright } from '@playwright/test'
import { ensureBrowser } from '@/scripts/tools/browser'
import type { Engine } from './engine'

/** Chromium, driven by Playwright. */
export const chromium = (): Engine => ({
  notCovered: ['blocked session storage (no setting for it)'],
  async open({ language, width, height, javaScript, reducedMotion, storage, cookies }) {
    const browser = await playwright.launch({
      executablePath: ensureBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        `--blink-settings=localStorageEnabled=${storage},cookieEnabled=${cookies}`,
      ],
    })
    const page = await browser.newPage({
      locale: language,
      viewport: { width, height },
      javaScriptEnabled: javaScript,
      reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    })
    const errors: string[] = []
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
