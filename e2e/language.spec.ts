import type { Page } from '@playwright/test'
import { defaultLocale, type Locale, locales } from '@/lib/i18n/locales'
import { normalizePageUrl } from '@/lib/normalize-page-url'
import { getFreeStoryPage, getLandingPage, getLegalPage } from '@/lib/pages'
import { site } from '@/lib/site'
import { buildReleaseDictionary } from './export-files'
import { expect, getLanguageName, legalTexts, messages, test } from './fixtures'
import {
  chooseLanguage,
  countDocuments,
  expectStored,
  hydrate,
  locateHeading,
  locateNotification,
  openHydrated,
  waitForToaster,
} from './steps'
import { expectPageShown, expectStoryPage, openHydratedStoryPage, turnToPage } from './story-reader'

/** Expects a page at a hash; some hosts redirect to its address without `.html`. */
const expectPage = (page: Page, href: string, hash: string) =>
  expect(page).toHaveURL(
    (url) => normalizePageUrl(url.pathname) === normalizePageUrl(href) && url.hash === hash,
  )

test('choosing a language changes text, head, URL and cookie without a reload', async ({ page }) => {
  await openHydrated(page, '/?a=1#app')
  const documents = countDocuments(page)
  await page.evaluate(() => {
    // As browsers do when another transition begins, or the page is not in view.
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      transition.skipTransition()
      return transition
    }
  })
  // Otherwise screen readers would also hear the page of the story.
  const story = await page.locator('.story-position').elementHandle()
  for (const code of [...locales.filter((locale) => locale !== defaultLocale), defaultLocale]) {
    await chooseLanguage(page, code)
    await expect(page.locator('html')).toHaveAttribute('lang', code)
    await expect(page.locator('h1')).toHaveText(messages[code].hero.title)
    await expect(page).toHaveTitle(messages[code].meta.title)
    await expect(page.locator('.language-menu summary')).toBeFocused()
    await expect(page).toHaveURL(
      code === defaultLocale ? '/?a=1#app' : `${getLandingPage(code).href}?a=1&lang=${code}#app`,
    )
    await expect(page.locator('header [role=status]')).toHaveText(getLanguageName(code))
    // One of each, although the prerendered head had them already.
    await expect(page.locator('title')).toHaveCount(1)
    const description = page.locator('meta[name=description]')
    await expect(description).toHaveAttribute('content', messages[code].meta.description)
    const canonical = page.locator('link[rel=canonical]')
    await expect(canonical).toHaveAttribute('href', site.url + getLandingPage(code).href)
    // One for each language and x-default.
    await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(locales.length + 1)
    await expectStored(page, code)
  }
  expect(await story?.evaluate((element) => element.isConnected)).toBe(false)
  expect(documents()).toBe(0)
})

test.describe('a French browser', () => {
  test.use({ locale: 'fr-CA' })

  test('opens the French page; ?lang and the cookie come first', { tag: '@server' }, async ({ page }) => {
    for (const [path, expectedUrl, locale] of [
      ['/?b=2#book', '/fr?b=2#book', 'fr'],
      ['/?lang=es&b=2#book', '/es?lang=es&b=2#book', 'es'],
      ['/?c=3', '/es?c=3', 'es'],
      ['/?lang=en', '/?lang=en', 'en'],
    ] as const) {
      await page.goto(path)
      await expect(page).toHaveURL(expectedUrl)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.locator('h1')).toHaveText(messages[locale].hero.title)
      await expectStored(page, locale)
    }
  })
})

const languageLink = (page: Page, locale: Locale) =>
  page.locator('header').getByRole('link', { name: getLanguageName(locale) })

test('a legal page opens in another language at its section', { tag: '@server' }, async ({ page }) => {
  const { href } = getLegalPage('privacy-policy', 'fr')
  const hash = `#${Object.keys(legalTexts.fr.privacy.sections)[3]}`
  await page.goto(`${getLegalPage('privacy-policy', 'en').href}${hash}`)
  await languageLink(page, 'fr').click()
  await expectPage(page, href, hash)
  await expect(locateHeading(page)).toHaveText(legalTexts.fr.privacy.title)
  await page.getByRole('link', { name: messages.fr.shell.backToWebsite }).click()
  await expect(locateHeading(page)).toHaveText(messages.fr.hero.title)
})

test('the story opens in another language at the same page, and stays a booklet', async ({ page }) => {
  const { href } = getFreeStoryPage('es')
  // Before React runs.
  await page.goto(`${getFreeStoryPage('en').href}#page-5`)
  await expectPageShown(page, 5)
  await languageLink(page, 'es').click()
  await expectPage(page, href, '#page-5')

  await openHydratedStoryPage(page)
  await turnToPage(page, 8)
  await languageLink(page, 'es').click()
  await expectPage(page, href, '#page-8')
  await hydrate(page)
  await expectStoryPage(page, 8, 'es')
  await turnToPage(page, 1, 'es')
  await languageLink(page, 'fr').click()
  await expectPage(page, getFreeStoryPage('fr').href, '#page-1')

  await page.goto(`${getFreeStoryPage('en').href}#booklet`)
  await languageLink(page, 'es').click()
  await expectPage(page, href, '#booklet')
  await page.goto(getFreeStoryPage('en').href)
  await languageLink(page, 'es').click()
  await expectPage(page, href, '')
})

test('without React, or in a new tab, a link keeps the section', async ({ page, context, expectErrors }) => {
  expectErrors(/Failed to load resource/)
  const { href } = getLandingPage('fr')
  for (const hash of ['#book', '#page-1']) {
    await page.route('**/client/**', (route) => route.abort())
    await page.goto(`/${hash}`)
    await chooseLanguage(page, 'fr')
    await expect(page).toHaveURL(href + hash)
    await page.unroute('**/client/**')
  }
  await openHydrated(page, '/?lang=en#book')
  for (const button of ['left', 'middle'] as const) {
    await page.locator('.language-menu summary').click()
    const opened = context.waitForEvent('page')
    await page
      .locator('.language-menu a[hreflang=fr]')
      .click({ button, modifiers: button === 'left' ? ['ControlOrMeta'] : [] })
    await expect(await opened).toHaveURL(`${href}#book`)
    await page.keyboard.press('Escape')
  }
})

test('a missing dictionary is reported; a retry works', async ({ page, context, expectErrors }) => {
  expectErrors(/Failed to load resource/)
  await page.clock.install()
  await openHydrated(page)
  await waitForToaster(page)
  await context.setOffline(true)
  await chooseLanguage(page, 'fr')
  await expect(page.locator('header [role=status]')).toHaveText(messages.en.shell.busy)
  // The dictionary is requested several times before the notification appears.
  await expect(async () => {
    await page.clock.runFor(2_000)
    await expect(locateNotification(page)).toContainText(messages.en.toast.languageFailedTitle, {
      timeout: 200,
    })
  }).toPass()
  await expect(page.locator('html')).not.toHaveAttribute('aria-busy')
  await expect(page.locator('h1')).toHaveText(messages.en.hero.title)

  await context.setOffline(false)
  await chooseLanguage(page, 'fr')
  await expect(page.locator('h1')).toHaveText(messages.fr.hero.title)
})

test('a section that throws leaves the others until the language changes', async ({ page, expectErrors }) => {
  expectErrors(/URIError/)
  const broken = buildReleaseDictionary(messages.fr, 'fr')
  // A lone surrogate can't be encoded in a URL.
  Object.assign(broken.book.custom, { subject: '\ud83d' })
  await page.route('**/locales/fr/translation.json', (route) => route.fulfill({ json: broken }))
  await openHydrated(page)
  await chooseLanguage(page, 'fr')
  await expect(page.locator('h1')).toHaveText(messages.fr.hero.title)
  await expect(page.locator('main [role=alert]')).toHaveCount(1)
  await chooseLanguage(page, 'es')
  await expect(page.locator('#book')).toContainText(messages.es.book.title)
  await expect(page.locator('main [role=alert]')).toHaveCount(0)
})
