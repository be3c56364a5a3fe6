import { ensureBrowser } from '../install/browser.mjs'
import { defaultLanguage } from './engine.mjs'
import { puppeteerEngine } from './puppeteer.mjs'

/** Chromium with Blink, by its own protocol: switches set it up. */
export const chromium = () => {
  const executablePath = ensureBrowser()
  return puppeteerEngine(
    'chromium',
    ({ language, javaScript, storage, cookies, reducedMotion }) => ({
      executablePath,
      args: [
        ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
        ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
        `--accept-lang=${language ?? defaultLanguage}`,
        `--blink-settings=${[
          `scriptEnabled=${javaScript ?? true}`,
          `localStorageEnabled=${storage ?? true}`,
          `cookieEnabled=${cookies ?? true}`,
        ].join(',')}`,
        ...(reducedMotion ? ['--force-prefers-reduced-motion'] : []),
      ],
    }),
    ['session storage blocked (no switch for it)'],
  )
}
