import { messages } from '@/e2e/fixtures'
import { localeCookie, locales } from '@/lib/i18n/locales'
import { getDocumentPage, getLandingPage } from '@/lib/pages'
import { headerScrollThreshold, navigationSections } from '@/lib/site'
import * as browser from './browser-functions'
import type { Page, Settings } from './engine'
import { origin } from './engine'
import {
  chooseLanguage,
  expectLandingPage,
  expectLegalPage,
  expectScrolledTo,
  openHydrated,
  press,
  waitForValue,
} from './steps'
export type Flow = { name: string; settings: Partial<Settings>; run: (page: Page) => Promise<unknown> }

/** What a visitor does and must see. Every flow also fails on an error that a script throws or logs. */
export const flows: Flow[] = []

const flow = (name: string, settings: Partial<Settings>, run: Flow['run']) =>
  flows.push({ name, settings, run })

const { href: terms } = getDocumentPage('terms-and-conditions', 'en')
const [buy, next, backLink] = ['.hero-actions button', '.story-controls button:last-of-type', '.back-link']
const [menu, panel] = ['.mobile-menu summary', '.mobile-menu .disclosure-panel']

for (const width of [390, 1280])
  flow(`scripts take over the page of every language, which fits ${width} px`, { width }, async (page) => {
    for (const locale of locales) {
      await openHydrated(page, getLandingPage(locale).href)
      await expectLandingPage(page, locale)
      await waitForValue(page, 0, browser.getHorizontalOverflow)
    }
  })

flow("the browser's language leads to its page", { language: 'fr-CA' }, async (page) => {
  await page.goto('/?a=1#app')
  await expectLandingPage(page, 'fr')
  await waitForValue(page, '/fr?a=1#app', browser.getPath)
})

flow('fonts and pictures arrive', {}, async (page) => {
  await openHydrated(page, '/')
  await page.evaluate(browser.loadImages)
  await waitForValue(page, [], browser.listMissingImages)
  for (const font of ['display', 'story', 'text']) await waitForValue(page, true, browser.isFontLoaded, font)
})

flow('the header turns solid past its threshold', {}, async (page) => {
  await openHydrated(page, '/')
  await page.evaluate(browser.scrollToOffset, headerScrollThreshold + 1)
  await waitForValue(page, false, browser.isHeaderTransparent)
  await page.evaluate(browser.scrollToOffset, headerScrollThreshold)
  await waitForValue(page, true, browser.isHeaderTransparent)
})

flow('every section link glides to its section', {}, async (page) => {
  await openHydrated(page, '/')
  for (const section of navigationSections) {
    await press(page, `.site-header nav a[href="#${section}"]`)
    await waitForValue(page, `/#${section}`, browser.getPath)
    await expectScrolledTo(page, `#${section}`)
  }
})

flow('Tab reaches every link and control in reading order', {}, async (page) => {
  await openHydrated(page, '/')
  // Of the ages, the chosen one; Buy Now in the header is hidden while the hero's is in view.
  const stops =
    'a[href]:not([tabindex="-1"]), button:not(.header-buy), summary, input:checked, [tabindex="0"]'
  for (let stop = 0; stop < (await page.evaluate(browser.countVisible, stops)); stop += 1) {
    await page.key('Tab')
    await waitForValue(page, stop, browser.getFocusedIndex, stops)
  }
})

flow('the mobile menu closes on Escape and on a choice', { width: 390 }, async (page) => {
  await openHydrated(page, '/')
  // By keys alone: Tab in WebKitGTK does not leave a menu's control that was clicked.
  await page.evaluate(browser.focus, menu)
  await page.key('Enter')
  await page.key('Tab')
  await waitForValue(page, true, browser.isFocused, `${panel} a`)
  await page.key('Escape')
  await waitForValue(page, 0, browser.countVisible, panel)
  await waitForValue(page, true, browser.isFocused, menu)
  await press(page, menu)
  await press(page, `${panel} a[href="#benefits"]`)
  await waitForValue(page, 0, browser.countVisible, panel)
  await expectScrolledTo(page, '#benefits')
})

flow('the language switches in place and is remembered', {}, async (page) => {
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

flow('hash routes: address, focus, place, section link, back', {}, async (page) => {
  await page.goto('/#/privacy-policy')
  await expectLegalPage(page, 'privacy', 'en')
  await chooseLanguage(page, 'fr')
  await expectLegalPage(page, 'privacy', 'fr')
  await waitForValue(page, '/fr?lang=fr#/privacy-policy', browser.getPath)
  await press(page, '.site-footer a[href="#about-us"]')
  await expectScrolledTo(page, '#about-us')
  await waitForValue(page, '/fr?lang=fr#about-us', browser.getPath)
  await page.evaluate(browser.navigate, '#/terms-and-conditions')
  await expectLegalPage(page, 'terms', 'fr')
  await waitForValue(page, true, browser.isFocused, 'h1')
  await waitForValue(page, 0, browser.getScrollTop)
  await page.evaluate(browser.navigate, '#/%E0%A4%A')
  await expectLandingPage(page, 'fr')
  await waitForValue(page, true, browser.isFocused, 'h1')
  await page.evaluate(browser.goBack)
  await expectLegalPage(page, 'terms', 'fr')
  await page.evaluate(browser.goBack)
  await expectScrolledTo(page, '#about-us')
  await waitForValue(page, '/fr?lang=fr#about-us', browser.getPath)
})

flow('a legal page leads home where there is no history', {}, async (page) => {
  await page.evaluate(browser.replaceLocation, origin + terms)
  await press(page, backLink)
  await expectLandingPage(page, 'en')
})

flow('a legal page leads back to a page that lives, kept or loaded anew', {}, async (page) => {
  await openHydrated(page, '/?from=a-letter#app')
  await page.evaluate(browser.navigate, terms)
  await expectLegalPage(page, 'terms', 'en')
  await press(page, backLink)
  await waitForValue(page, '/?from=a-letter#app', browser.getPath)
  await press(page, buy)
  await waitForValue(page, 1, browser.countVisible, '.toast')
  await waitForValue(page, 0, browser.countVisible, '.toast')
})

flow('the story settles on a page, turned back as it glides', {}, async (page) => {
  await openHydrated(page, '/')
  await press(page, next)
  await waitForValue(page, [1, 1], browser.getStoryPosition)
  await press(page, '.story-pages')
  for (let round = 0; round < 4; round += 1) {
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) await page.key(key)
    await waitForValue(page, [2, 2], browser.getStoryPosition)
    await page.key('ArrowLeft')
    await waitForValue(page, [1, 1], browser.getStoryPosition)
  }
})

flow('JavaScript off: all is there and works', { javaScript: false, width: 390 }, async (page) => {
  await page.goto('/')
  await waitForValue(page, true, browser.isScriptingDisabled)
  await waitForValue(page, true, browser.containsText, messages.en['free-story'].story.pages.p12.text)
  await press(page, buy)
  await waitForValue(page, 1, browser.countVisible, '#native-notice')
  await page.key('Escape')
  await waitForValue(page, 0, browser.countVisible, '#native-notice')
  await press(page, menu)
  await waitForValue(page, 1, browser.countVisible, panel)
  await press(page, '.language-menu summary')
  await waitForValue(page, 0, browser.countVisible, panel)
  await press(page, menu)
  await press(page, `${panel} a[href="#free-story"]`)
  await expectScrolledTo(page, '#free-story')
  await waitForValue(page, 0, browser.countVisible, panel)
  await waitForValue(page, 0, browser.countVisible, '.story-controls')
})

flow('a reload in the middle of the page keeps the place', { width: 390 }, async (page) => {
  await openHydrated(page, '/')
  // WebKit does not keep what is read in place while parts above it are laid out.
  await waitForValue(page, true, browser.isLaidOut)
  await page.evaluate(browser.scrollIntoView, '.story-title')
  await expectScrolledTo(page, '.story-title')
  const loadedAt = await page.evaluate(browser.getTimeOrigin)
  await page.evaluate(browser.reload)
  await waitForValue(
    page,
    (time: unknown) => time !== loadedAt && typeof time === 'number',
    browser.getTimeOrigin,
  )
  await waitForValue(page, true, browser.isHydrated)
  await expectScrolledTo(page, '.story-title')
})

for (const blocked of [{ storage: false }, { cookies: false }, { storage: false, cookies: false }])
  flow(`${Object.keys(blocked).join(' and ')} blocked`, blocked, async (page) => {
    await openHydrated(page, '/')
    if ('storage' in blocked) await waitForValue(page, false, browser.hasStorage)
    await chooseLanguage(page, 'fr')
    await expectLandingPage(page, 'fr')
    await waitForValue(page, '/fr?lang=fr', browser.getPath)
    if ('cookies' in blocked) await waitForValue(page, '', browser.getCookies)
    await press(page, buy)
    await waitForValue(page, 1, browser.countVisible, '.toast')
  })

flow('reduced motion: nothing glides', { reducedMotion: true }, async (page) => {
  await openHydrated(page, '/')
  await waitForValue(page, 'auto', browser.getScrollBehavior)
  await waitForValue(page, 0, browser.countRunningAnimations)
  await press(page, '.site-header nav a[href="#benefits"]')
  await expectScrolledTo(page, '#benefits')
  await press(page, next)
  await waitForValue(page, [1, 1], browser.getStoryPosition)
})
