import { messages } from '@/e2e/fixtures'
import { localeCookie, locales } from '@/lib/i18n/locales'
import { documentPage, landingPage } from '@/lib/pages'
import { headerScrollThreshold, sections } from '@/lib/site'
import type { Page, Settings } from './engine'
import { origin } from './engine'
import * as read from './in-page'
import { choosesLanguage, isReached, opens, press, sees, seesLanding, seesLegal } from './steps'
export type Flow = { name: string; settings: Partial<Settings>; run: (page: Page) => Promise<unknown> }

/** What a visitor does and must see. Every flow also fails on an error that a script throws or logs. */
export const flows: Flow[] = []

const flow = (name: string, settings: Partial<Settings>, run: Flow['run']) =>
  flows.push({ name, settings, run })

const { path: terms } = documentPage('terms-and-conditions', 'en')
const [buy, next, backLink] = ['.hero-actions button', '.story-controls button:last-of-type', '.back-link']
const [menu, panel] = ['.mobile-menu summary', '.mobile-menu .disclosure-panel']

for (const width of [390, 1280])
  flow(`scripts take over the page of every language, which fits ${width} px`, { width }, async (page) => {
    for (const locale of locales) {
      await opens(page, landingPage(locale).path)
      await seesLanding(page, locale)
      await sees(page, 0, read.overflow)
    }
  })

flow("the browser's language leads to its page", { language: 'fr-CA' }, async (page) => {
  await page.goto('/?a=1#app')
  await seesLanding(page, 'fr')
  await sees(page, '/fr?a=1#app', read.address)
})

flow('fonts and pictures arrive', {}, async (page) => {
  await opens(page, '/')
  await page.evaluate(read.loadPictures)
  await sees(page, [], read.missingPictures)
  for (const font of ['display', 'story', 'text']) await sees(page, true, read.hasFont, font)
})

flow('the header turns solid past its threshold', {}, async (page) => {
  await opens(page, '/')
  await page.evaluate(read.scrollToTop, headerScrollThreshold + 1)
  await sees(page, false, read.headerIsClear)
  await page.evaluate(read.scrollToTop, headerScrollThreshold)
  await sees(page, true, read.headerIsClear)
})

flow('every section link glides to its section', {}, async (page) => {
  await opens(page, '/')
  for (const section of sections) {
    await press(page, `.site-header nav a[href="#${section}"]`)
    await sees(page, `/#${section}`, read.address)
    await isReached(page, `#${section}`)
  }
})

flow('Tab reaches every link and control in reading order', {}, async (page) => {
  await opens(page, '/')
  // Of the ages, the chosen one; Buy Now in the header is hidden while the hero's is in view.
  const stops =
    'a[href]:not([tabindex="-1"]), button:not(.header-buy), summary, input:checked, [tabindex="0"]'
  for (let stop = 0; stop < (await page.evaluate(read.shown, stops)); stop += 1) {
    await page.key('Tab')
    await sees(page, stop, read.focusAmongShown, stops)
  }
})

flow('the mobile menu closes on Escape and on a choice', { width: 390 }, async (page) => {
  await opens(page, '/')
  // By keys alone: Tab in WebKitGTK does not leave a menu's control that was clicked.
  await page.evaluate(read.focus, menu)
  await page.key('Enter')
  await page.key('Tab')
  await sees(page, true, read.isFocused, `${panel} a`)
  await page.key('Escape')
  await sees(page, 0, read.shown, panel)
  await sees(page, true, read.isFocused, menu)
  await press(page, menu)
  await press(page, `${panel} a[href="#benefits"]`)
  await sees(page, 0, read.shown, panel)
  await isReached(page, '#benefits')
})

flow('the language switches in place and is remembered', {}, async (page) => {
  await opens(page, '/?a=1#app')
  const loadedAt = await page.evaluate(read.loadedAt)
  await choosesLanguage(page, 'fr')
  await seesLanding(page, 'fr')
  await sees(page, '/fr?a=1&lang=fr#app', read.address)
  await choosesLanguage(page, 'es')
  await seesLanding(page, 'es')
  await sees(page, `${localeCookie}=es`, read.cookie)
  await sees(page, loadedAt, read.loadedAt)
  await page.goto('/')
  await seesLanding(page, 'es')
  await sees(page, '/es', read.address)
})

flow('hash routes: address, focus, place, section link, back', {}, async (page) => {
  await page.goto('/#/privacy-policy')
  await seesLegal(page, 'privacy', 'en')
  await choosesLanguage(page, 'fr')
  await seesLegal(page, 'privacy', 'fr')
  await sees(page, '/fr?lang=fr#/privacy-policy', read.address)
  await press(page, '.site-footer a[href="#about-us"]')
  await isReached(page, '#about-us')
  await sees(page, '/fr?lang=fr#about-us', read.address)
  await page.evaluate(read.goTo, '#/terms-and-conditions')
  await seesLegal(page, 'terms', 'fr')
  await sees(page, true, read.isFocused, 'h1')
  await sees(page, 0, read.scrollTop)
  await page.evaluate(read.goTo, '#/%E0%A4%A')
  await seesLanding(page, 'fr')
  await sees(page, true, read.isFocused, 'h1')
  await page.evaluate(read.goBack)
  await seesLegal(page, 'terms', 'fr')
  await page.evaluate(read.goBack)
  await isReached(page, '#about-us')
  await sees(page, '/fr?lang=fr#about-us', read.address)
})

flow('a legal page leads home where there is no history', {}, async (page) => {
  await page.evaluate(read.startAt, origin + terms)
  await press(page, backLink)
  await seesLanding(page, 'en')
})

flow('a legal page leads back to a page that lives, kept or loaded anew', {}, async (page) => {
  await opens(page, '/?from=a-letter#app')
  await page.evaluate(read.goTo, terms)
  await seesLegal(page, 'terms', 'en')
  await press(page, backLink)
  await sees(page, '/?from=a-letter#app', read.address)
  await press(page, buy)
  await sees(page, 1, read.shown, '.toast')
  await sees(page, 0, read.shown, '.toast')
})

flow('the story settles on a page, turned back as it glides', {}, async (page) => {
  await opens(page, '/')
  await press(page, next)
  await sees(page, [1, 1], read.storyPage)
  await press(page, '.story-pages')
  for (let round = 0; round < 4; round += 1) {
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) await page.key(key)
    await sees(page, [2, 2], read.storyPage)
    await page.key('ArrowLeft')
    await sees(page, [1, 1], read.storyPage)
  }
})

flow('JavaScript off: all is there and works', { javaScript: false, width: 390 }, async (page) => {
  await page.goto('/')
  await sees(page, true, read.isWithoutScripts)
  await sees(page, true, read.says, messages.en['free-story'].story.pages.p12.text)
  await press(page, buy)
  await sees(page, 1, read.shown, '#native-notice')
  await page.key('Escape')
  await sees(page, 0, read.shown, '#native-notice')
  await press(page, menu)
  await sees(page, 1, read.shown, panel)
  await press(page, '.language-menu summary')
  await sees(page, 0, read.shown, panel)
  await press(page, menu)
  await press(page, `${panel} a[href="#free-story"]`)
  await isReached(page, '#free-story')
  await sees(page, 0, read.shown, panel)
  await sees(page, 0, read.shown, '.story-controls')
})

flow('a reload in the middle of the page keeps the place', { width: 390 }, async (page) => {
  await opens(page, '/')
  // WebKit does not keep what is read in place while parts above it are laid out.
  await sees(page, true, read.isLaidOut)
  await page.evaluate(read.toTop, '.story-title')
  await isReached(page, '.story-title')
  const loadedAt = await page.evaluate(read.loadedAt)
  await page.evaluate(read.reload)
  await sees(page, (time: unknown) => time !== loadedAt && typeof time === 'number', read.loadedAt)
  await sees(page, true, read.isLive)
  await isReached(page, '.story-title')
})

for (const blocked of [{ storage: false }, { cookies: false }, { storage: false, cookies: false }])
  flow(`${Object.keys(blocked).join(' and ')} blocked`, blocked, async (page) => {
    await opens(page, '/')
    if ('storage' in blocked) await sees(page, false, read.hasStorage)
    await choosesLanguage(page, 'fr')
    await seesLanding(page, 'fr')
    await sees(page, '/fr?lang=fr', read.address)
    if ('cookies' in blocked) await sees(page, '', read.cookie)
    await press(page, buy)
    await sees(page, 1, read.shown, '.toast')
  })

flow('reduced motion: nothing glides', { reducedMotion: true }, async (page) => {
  await opens(page, '/')
  await sees(page, 'auto', read.scrollBehavior)
  await sees(page, 0, read.moving)
  await press(page, '.site-header nav a[href="#benefits"]')
  await isReached(page, '#benefits')
  await press(page, next)
  await sees(page, [1, 1], read.storyPage)
})
