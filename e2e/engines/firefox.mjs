import { ensureFirefox, firefoxCommand } from '../install/tools.mjs'
import { defaultLanguage } from './engine.mjs'
import { puppeteerEngine } from './puppeteer.mjs'

/** Firefox ESR with Gecko, over WebDriver BiDi: preferences set it up. */
export const firefox = async () =>
  ensureFirefox()
    ? puppeteerEngine('firefox', ({ language, javaScript, storage, cookies, reducedMotion }) => ({
        browser: 'firefox',
        executablePath: firefoxCommand,
        extraPrefsFirefox: {
          'intl.accept_languages': language ?? defaultLanguage,
          'javascript.enabled': javaScript ?? true,
          'dom.storage.enabled': storage ?? true,
          // 2: none at all, as in the settings; reading storage throws then.
          'network.cookie.cookieBehavior': cookies === false ? 2 : 0,
          'ui.prefersReducedMotion': reducedMotion ? 1 : 0,
        },
      }))
    : undefined
