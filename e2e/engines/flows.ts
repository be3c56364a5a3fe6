import { isShopOpen, messages } from '@/e2e/fixtures'
import { localeCookie, locales } from '@/lib/i18n/locales'
import { getFreeStoryHref, getLandingPage, getLegalPage } from '@/lib/pages'
import { navigationSections } from '@/lib/sections'
import { headerScrollThreshold } from '@/lib/site'
import * as browser from './browser-functions'
import type { Page, Settings } from './engine'
import {
  chooseLanguage,
  click,
  expectLandingPage,
  expectLegalPage,
  expectScrolledTo,
  openHydrated,
  waitForValue,
} from './steps'

interface Flow {
  name: string
  settings: Partial<Settings>
  run: (page: Page, origin: string) => Promise<unknown>
}

/** User flows with their expected results. Every flow also fails on page errors and console errors. */
export const flows: Flow[] = []

const flow = (name: string, settings: Partial<Settings>, run: Flow['run']) =>
  flows.push({ name, settings, run })

const { href: terms } = getLegalPage('terms-and-conditions', 'en')
const [buy, next, backLink] = ['.hero-actions button', '.story-controls > button:last-of-type', '.back-link']
const [menu, panel] = ['.mobile-menu summary', '.mobile-menu .disclosure-panel']

flow('every language hydrates and fits a phone', { width: 390 }, async (page) => {
  for (const locale of locales) {
    await openHydrated(page, getLandingPage(locale).href)
    await expectLandingPage(page, locale)
    await waitForValue(page, 0, browser.getHorizontalOverflow)
  }
})

flow("redirects to the browser's language", { language: 'fr-CA' }, async (page) => {
  await page.goto('/?a=1#app')
  await expectLandingPage(page, 'fr')
  await waitForValue(page, '/fr?a=1#app', browser.getPath)
})

flow('pictures, fonts, the header and its links on a wide screen', {}, async (page) => {
  await openHydrated(page, '/')
  await waitForValue(page, 0, browser.getHorizontalOverflow)
  await waitForValue(page, [], browser.listMissingImages)
  for (const font of ['display', 'story', 'text']) await waitForValue(page, true, browser.isFontLoaded, font)
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), headerScrollThreshold + 1)
  await waitForValue(page, false, browser.isHeaderTransparent)
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), headerScrollThreshold)
  await waitForValue(page, true, browser.isHeaderTransparent)
  for (const section of navigationSections) {
    await click(page, `.header nav a[href="#${section}"]`)
    await waitForValue(page, `/#${section}`, browser.getPath)
    await expectScrolledTo(page, `#${section}`)
  }
})

flow('Tab reaches every link and control in reading order', {}, async (page) => {
  await openHydrated(page, '/')
  // Radio buttons are one stop; Buy Now in the header is hidden while the hero's is in view.
  const stops = `:is(a[href], button, summary, input:checked, [tabindex="0"]):not([tabindex="-1"], .header-buy)`
  for (let stop = 0; stop < (await page.evaluate(browser.countVisible, stops)); stop += 1) {
    await page.pressKey('Tab')
    await waitForValue(page, stop, browser.getFocusedIndex, stops)
  }
})

flow('the mobile menu closes with Escape and after a choice', { width: 390 }, async (page) => {
  await openHydrated(page, '/')
  // With keys only: in WebKitGTK Tab does not leave a summary that was clicked.
  await page.evaluate((summary) => document.querySelector<HTMLElement>(summary)?.focus(), menu)
  await page.pressKey('Enter')
  await page.pressKey('Tab')
  await waitForValue(page, true, browser.isFocused, `${panel} a`)
  await page.pressKey('Escape')
  await waitForValue(page, 0, browser.countVisible, panel)
  await waitForValue(page, true, browser.isFocused, menu)
  await click(page, menu)
  await click(page, `${panel} a[href="#benefits"]`)
  await waitForValue(page, 0, browser.countVisible, panel)
  await expectScrolledTo(page, '#benefits')
})

flow('the language changes without a reload and is stored', {}, async (page) => {
  await openHydrated(page, '/?a=1#app')
  const loadedAt = await page.evaluate(browser.getTimeOrigin)
  await chooseLanguage(page, 'fr')
  await expectLandingPage(page, 'fr')
  await waitForValue(page, '/fr?a=1&lang=fr#app', browser.getPath)
  await chooseLanguage(page, 'es')
  await expectLandingPage(page, 'es')
  await waitForValue(page, `${localeCookie}=es`, browser.getCookies)
  await waitForValue(page, loadedAt, browser.getTimeOrigin)
  await page.goto('/')
  await expectLandingPage(page, 'es')
  await waitForValue(page, '/es', browser.getPath)
})

flow('hash routes: URL, focus, scroll position, section link, back', {}, async (page) => {
  await page.goto('/#/privacy-policy')
  await expectLegalPage(page, 'privacy', 'en')
  await chooseLanguage(page, 'fr')
  await expectLegalPage(page, 'privacy', 'fr')
  await waitForValue(page, '/fr?lang=fr#/privacy-policy', browser.getPath)
  await click(page, '.footer a[href="#about-us"]')
  await expectScrolledTo(page, '#about-us')
  await waitForValue(page, '/fr?lang=fr#about-us', browser.getPath)
  await page.evaluate((url) => location.assign(url), '#/terms-and-conditions')
  await expectLegalPage(page, 'terms', 'fr')
  await waitForValue(page, true, browser.isFocused, 'h1')
  await waitForValue(page, 0, browser.getScrollTop)
  await page.evaluate((url) => location.assign(url), '#/%E0%A4%A')
  await expectLandingPage(page, 'fr')
  await waitForValue(page, true, browser.isFocused, 'h1')
  await page.evaluate(() => history.back())
  await expectLegalPage(page, 'terms', 'fr')
  await page.evaluate(() => history.back())
  await expectScrolledTo(page, '#about-us')
  await waitForValue(page, '/fr?lang=fr#about-us', browser.getPath)
})

flow(
  'the back link of a legal page leads home without history, and else back to a working page',
  {},
  async (page, origin) => {
    await page.evaluate((url) => location.replace(url), origin + terms)
    await click(page, backLink)
    await expectLandingPage(page, 'en')
    await openHydrated(page, '/?from=a-letter#app')
    await page.evaluate((url) => location.assign(url), terms)
    await expectLegalPage(page, 'terms', 'en')
    await click(page, backLink)
    await waitForValue(page, '/?from=a-letter#app', browser.getPath)
    if (isShopOpen) return
    await click(page, buy)
    // Before the page is hydrated again, the native notice answers.
    await waitForValue(page, 1, browser.countVisible, '.notification, .native-notice')
  },
)

flow(
  'the story settles on a page, also when turned back during a turn; three presses call the moon',
  {},
  async (page) => {
    await openHydrated(page, '/')
    for (let press = 0; press < 3; press += 1) await click(page, '.hero-call button')
    await waitForValue(page, 1, browser.countVisible, '[data-moon="3"] .hero-call a')
    await click(page, next)
    await waitForValue(page, [1, 1], browser.getStoryPosition)
    await click(page, '.story-pages')
    for (let round = 0; round < 4; round += 1) {
      for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) await page.pressKey(key)
      await waitForValue(page, [2, 2], browser.getStoryPosition)
      await page.pressKey('ArrowLeft')
      await waitForValue(page, [1, 1], browser.getStoryPosition)
    }
  },
)

flow('a crayon fills an area of a colouring sheet', {}, async (page) => {
  await openHydrated(page, getFreeStoryHref('en'))
  await click(page, '.colouring-sheets li:nth-child(2) button')
  const moon = '.crayons [data-area="moon"]'
  await waitForValue(page, 1, browser.countVisible, moon)
  await click(page, moon)
  await waitForValue(page, 1, browser.countVisible, `${moon}[fill^="url(#wax-"]`)
  await page.pressKey('Escape')
  await waitForValue(page, 0, browser.countVisible, '.crayons')
})

flow('everything works without JavaScript', { javaScript: false, width: 390 }, async (page) => {
  await page.goto('/')
  await waitForValue(page, true, browser.isScriptingDisabled)
  await waitForValue(page, true, browser.containsText, messages.en['free-story'].story.pages.p01.text)
  if (!isShopOpen) {
    await click(page, buy)
    await waitForValue(page, 1, browser.countVisible, '#native-notice')
    await page.pressKey('Escape')
    await waitForValue(page, 0, browser.countVisible, '#native-notice')
  }
  await click(page, menu)
  await waitForValue(page, 1, browser.countVisible, panel)
  await click(page, '.language-menu summary')
  await waitForValue(page, 0, browser.countVisible, panel)
  await click(page, menu)
  await click(page, `${panel} a[href="#free-story"]`)
  await expectScrolledTo(page, '#free-story')
  await waitForValue(page, 0, browser.countVisible, panel)
  await waitForValue(page, 0, browser.countVisible, '.story-controls')
})

flow('a section in the URL is shown', { width: 390 }, async (page) => {
  await page.goto('/?a=1#about-us')
  await expectScrolledTo(page, '#about-us')
})

// Not with a section in the URL: WebKit scrolls to the section again, also without scripts.
flow('a reload keeps the scroll position', { width: 390 }, async (page) => {
  await openHydrated(page, '/')
  await page.evaluate(() => document.querySelector('.story-title')?.scrollIntoView({ behavior: 'instant' }))
  await expectScrolledTo(page, '.story-title')
  const loadedAt = await page.evaluate(browser.getTimeOrigin)
  await page.evaluate(() => location.reload())
  await waitForValue(page, true, (before) => performance.timeOrigin > before, loadedAt)
  await waitForValue(page, true, browser.isHydrated)
  await expectScrolledTo(page, '.story-title')
})

for (const blocked of [{ storage: false }, { storage: false, cookies: false }])
  flow(`${Object.keys(blocked).join(' and ')} blocked`, blocked, async (page) => {
    await openHydrated(page, '/')
    await waitForValue(page, false, browser.hasStorage)
    await chooseLanguage(page, 'fr')
    await expectLandingPage(page, 'fr')
    await waitForValue(page, '/fr?lang=fr', browser.getPath)
    if ('cookies' in blocked) await waitForValue(page, '', browser.getCookies)
    await click(page, buy)
    await waitForValue(page, 1, browser.countVisible, '.notification')
  })

flow('nothing is animated with reduced motion', { reducedMotion: true }, async (page) => {
  await openHydrated(page, '/')
  await waitForValue(page, 'auto', browser.getScrollBehavior)
  await waitForValue(page, 0, browser.countRunningAnimations)
  await click(page, '.header nav a[href="#benefits"]')
  await expectScrolledTo(page, '#benefits')
  await click(page, next)
  await waitForValue(page, [1, 1], browser.getStoryPosition)
})
