import type { Page } from '@playwright/test'
import { locales } from '@/lib/i18n/locales'
import { getDocumentPage, getLandingPage } from '@/lib/pages'
import { findScriptContaining } from './export-files'
import {
  chooseLanguage,
  delayFiles,
  expect,
  getLanguageName,
  goToHash,
  legalTexts,
  messages,
  openHydrated,
  recordLayoutShifts,
  test,
  waitForPaint,
} from './fixtures'

const documents = [
  ['#/terms-and-conditions', 'terms'],
  ['#/privacy-policy', 'privacy'],
] as const

for (const [hash, name] of documents) {
  test(`${hash} shows the document, focuses its heading and is noindex`, async ({ page }) => {
    await openHydrated(page)
    await goToHash(page, hash)
    const text = legalTexts.en[name]
    await expect(page.locator('h1')).toHaveText(text.title)
    await expect(page.locator('h1')).toBeFocused()
    await expect(page).toHaveTitle(`${text.title} | ${messages.en.meta.siteName}`)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')
    await expect(page.locator('meta[name=robots]')).toHaveCount(1)
    await expect(page.locator('.legal')).toContainText(messages.en.footer.email)
    await expect(page.locator('footer')).toContainText(messages.en.footer.description)
    expect(await page.evaluate(() => scrollY)).toBe(0)

    await page.getByRole('link', { name: messages.en.shell.backToWebsite }).click()
    await expect(page.locator('h1')).toHaveText(messages.en.hero.title)
    await expect(page.locator('h1')).toBeFocused()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'index, follow')
    await expect(page).toHaveTitle(messages.en.meta.title)
  })

  test(`${hash} can be opened directly and changes its language`, async ({ page }) => {
    await page.goto(`/${hash}`)
    await expect(page.locator('h1')).toHaveText(legalTexts.en[name].title)
    await chooseLanguage(page, getLanguageName('fr'))
    await expect(page.locator('h1')).toHaveText(legalTexts.fr[name].title)
    await expect(page).toHaveURL(new RegExp(`/fr\\?lang=fr${hash}$`))
  })
}

test('on a legal route the skip link focuses the main block and keeps the route', async ({ page }) => {
  await page.goto('/#/privacy-policy')
  await expect(page.locator('h1')).toHaveText(legalTexts.en.privacy.title)
  await page.locator('.skip-link').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await expect(page.locator('h1')).toHaveText(legalTexts.en.privacy.title)
  await expect(page).toHaveURL(/#\/privacy-policy$/)
})

test('a change of language on a legal route keeps scroll position and focus', async ({ page }) => {
  await page.goto('/#/privacy-policy')
  await expect(page.locator('h1')).toBeFocused()
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  await chooseLanguage(page, getLanguageName('fr'))
  await expect(page.locator('h1')).toHaveText(legalTexts.fr.privacy.title)
  await expect(page.locator('.language-menu summary')).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500)
})

test('a section link on a legal route scrolls to its section and focuses it', async ({ page }) => {
  await page.goto('/#/privacy-policy')
  await expect(page.locator('h1')).toBeFocused()
  await page.locator('footer a[href="#about-us"]').click()
  await expect(page.locator('#about-us')).toBeFocused()
  await expect(page.locator('#about-us-title')).toBeInViewport()
  await expect(page).toHaveURL('/#about-us')
})

// lib/router/hash-route.test.ts tests more hashes.
for (const hash of ['#/', '#/%E0%A4%A', '#nothing']) {
  test(`${hash} shows the landing page`, async ({ page }) => {
    await openHydrated(page, `/${hash}`)
    await expect(page.locator('h1')).toHaveText(messages.en.hero.title)
    await goToHash(page, '#/terms-and-conditions')
    await expect(page.locator('h1')).toHaveText(legalTexts.en.terms.title)
    await goToHash(page, hash)
    await expect(page.locator('h1')).toHaveText(messages.en.hero.title)
  })
}

test('reports legal texts that fail to load, and retries', async ({ page, expectErrors }) => {
  expectErrors(/Failed to load resource|failed (loading|parsing)/)
  await page.route('**/locales/en/legal.json', (route) => route.fulfill({ status: 404 }))
  await page.goto('/#/terms-and-conditions')
  await expect(page.getByRole('alert').getByText(messages.en.shell.partFailedTitle)).toBeVisible()
  await expect(page.locator('footer')).toContainText(messages.en.footer.description)
  await expect(page.getByRole('heading', { name: messages.en.shell.partFailedTitle })).toBeFocused()
  await expect(page).toHaveTitle(`${messages.en.footer.terms} | ${messages.en.meta.siteName}`)
  await page.unroute('**/locales/en/legal.json')
  await page.getByRole('button', { name: messages.en.shell.retry }).click()
  await expect(page.locator('h1')).toHaveText(legalTexts.en.terms.title)
})

for (const [hash, name] of documents)
  test(`${hash} without a network has a title, and focuses the message`, async ({
    page,
    context,
    expectErrors,
  }) => {
    expectErrors(/dynamically imported module|Failed to load resource/)
    await page.route(`**/${findScriptContaining('back-link')}`, (route) => route.abort())
    await openHydrated(page)
    await context.setOffline(true)
    await goToHash(page, hash)
    await expect(page.getByRole('heading', { name: messages.en.shell.partFailedTitle })).toBeFocused()
    await expect(page).toHaveTitle(`${messages.en.footer[name]} | ${messages.en.meta.siteName}`)
  })

for (const locale of locales) {
  test(`the back link of ${locale} legal pages goes back, or home`, async ({ page, context }) => {
    const path = getDocumentPage('terms-and-conditions', locale).href
    await openHydrated(page, getLandingPage(locale).href)
    const opened = context.waitForEvent('page')
    await page.locator(`footer a[href="${path}"]`).click()
    const legal = await opened
    await expect(legal.locator('h1')).toHaveText(legalTexts[locale].terms.title)
    expect(await legal.evaluate(() => window.opener)).toBeNull()
    await legal.getByRole('link', { name: messages[locale].shell.backToWebsite }).click()
    await expect(legal.locator('h1')).toHaveText(messages[locale].hero.title)

    // Differs from the link's target, so only history leads there.
    const before = `${getLandingPage(locale).href}?from=a-letter#app`
    await page.goto(before)
    await page.goto(path)
    await expect(page.locator('h1')).toHaveText(legalTexts[locale].terms.title)
    await page.getByRole('link', { name: messages[locale].shell.backToWebsite }).click()
    await expect(page).toHaveURL(before)
    await expect(page.locator('h1')).toHaveText(messages[locale].hero.title)
  })
}

test('an unknown path answers 404 in all languages, with links home', async ({ page, expectErrors }) => {
  expectErrors(/404/)
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  for (const locale of locales) {
    const part = page.locator(`section[lang=${locale}]`)
    await expect(part.getByRole('heading')).toHaveText(messages[locale].notFound.title)
    await expect(part.getByRole('link', { name: messages[locale].notFound.home })).toBeVisible()
  }
  await page.locator('section[lang=fr] a').click()
  await expect(page.locator('h1')).toHaveText(messages.fr.hero.title)
})

/** The message that a legal text is on its way; the landing page has status lines of its own. */
const loadingMessage = (page: Page) =>
  page.locator('main [role=status]', { hasText: messages.en.shell.loading })

/** Waits until the route is loading, then lets its text arrive. */
async function showLateText(page: Page, release: () => void): Promise<void> {
  await expect(loadingMessage(page)).toBeVisible()
  await waitForPaint(page)
  release()
  await expect(page.locator('h1')).toHaveText(legalTexts.en.privacy.title)
  await waitForPaint(page)
}

test('nothing moves when a legal text arrives late', async ({ page }) => {
  const readShifts = await recordLayoutShifts(page)
  const release = await delayFiles(page, '**/locales/en/legal.json')
  await page.goto('/#/privacy-policy')
  await showLateText(page, release)
  expect(await readShifts()).toBe(0)
})

test('nothing moves on the way from the end of the landing page to a late legal text', async ({ page }) => {
  const readShifts = await recordLayoutShifts(page)
  const release = await delayFiles(page, '**/locales/en/legal.json')
  await openHydrated(page)
  await page.locator('html[data-laid-out]').waitFor()
  await page.locator('footer').evaluate((footer) => footer.scrollIntoView({ behavior: 'instant' }))
  await waitForPaint(page)
  const before = await readShifts()
  await goToHash(page, '#/privacy-policy')
  await showLateText(page, release)
  expect(await readShifts()).toBe(before)
})

test('while a legal route loads, title and status say so', async ({ page }) => {
  const release = await delayFiles(page, '**/locales/en/legal.json')
  await page.goto('/#/privacy-policy')
  await expect(page).toHaveTitle(messages.en.shell.loading)
  await expect(loadingMessage(page)).toBeVisible()
  release()
  await expect(page).toHaveTitle(`${legalTexts.en.privacy.title} | ${messages.en.meta.siteName}`)
  await expect(page.locator('title')).toHaveCount(1)
})
