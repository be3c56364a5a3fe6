import type { Page } from '@playwright/test'
import { locales } from '@/lib/i18n/locales'
import { getLegalPage } from '@/lib/pages'
import { expect, legalTexts, messages, test, unknownPath } from './fixtures'
import {
  chooseLanguage,
  countDocuments,
  delayFiles,
  goToHash,
  locateHeading,
  openHydrated,
  recordLayoutShifts,
  waitForPaint,
} from './steps'

const { shell, meta, hero, footer } = messages.en
const legalTextFile = '**/locales/en/legal.json'
const listIdsOfSeveralElements = (page: Page) =>
  page
    .locator('[id]')
    .evaluateAll((elements) =>
      elements.map(({ id }) => id).filter((id, index, ids) => ids.indexOf(id) !== index),
    )
const backLink = (page: Page) => page.getByRole('link', { name: shell.backToWebsite })

test('a legal route shows its document; its back link shows the landing page', async ({ page }) => {
  await openHydrated(page)
  for (const [hash, { title }] of [
    ['#/terms-and-conditions', legalTexts.en.terms],
    ['#/privacy-policy', legalTexts.en.privacy],
  ] as const) {
    await goToHash(page, hash)
    await expect(locateHeading(page)).toHaveText(title)
    await expect(locateHeading(page)).toBeFocused()
    await expect(page).toHaveTitle(`${title} | ${meta.siteName}`)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')
    await expect(page.locator('meta[name=robots]')).toHaveCount(1)
    await expect(page.locator('.legal')).toContainText(footer.email)
    await expect(page.locator('footer')).toContainText(footer.description)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    // The landing page is still in the document.
    expect(await listIdsOfSeveralElements(page)).toEqual([])
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.legal')).toBeVisible()
    await expect(page.locator('main section:not(.legal section)').locator('visible=true')).toHaveCount(0)
    await page.emulateMedia({ media: null })

    await backLink(page).click()
    await expect(locateHeading(page)).toHaveText(hero.title)
    await expect(locateHeading(page)).toBeFocused()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'index, follow')
    await expect(page).toHaveTitle(meta.title)
  }
  await goToHash(page, '#/privacy-policy')
  await expect(locateHeading(page)).toHaveText(legalTexts.en.privacy.title)
  await goToHash(page, '#/nothing')
  await expect(locateHeading(page)).toHaveText(hero.title)
})

test('on a legal route skip link, language menu and section links work', async ({ page }) => {
  await page.goto('/#/privacy-policy')
  await expect(locateHeading(page)).toBeFocused()
  await page.locator('.skip-link').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await expect(locateHeading(page)).toHaveText(legalTexts.en.privacy.title)
  await expect(page).toHaveURL('/#/privacy-policy')

  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  await chooseLanguage(page, 'fr')
  await expect(locateHeading(page)).toHaveText(legalTexts.fr.privacy.title)
  await expect(page).toHaveURL('/fr?lang=fr#/privacy-policy')
  await expect(page.locator('.language-menu summary')).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500)

  await page.locator('footer a[href="#about-us"]').click()
  await expect(page.locator('#about-us')).toBeFocused()
  await expect(page.locator('#about-us-title')).toBeInViewport()
  await expect(page).toHaveURL('/fr?lang=fr#about-us')
})

test('while a legal text loads, title and status say so; nothing moves later', async ({ page }) => {
  const readShifts = await recordLayoutShifts(page)
  const release = await delayFiles(page, legalTextFile)
  await page.goto('/#/privacy-policy')
  await expect(page).toHaveTitle(shell.loading)
  await expect(page.locator('main [role=status]', { hasText: shell.loading })).toBeVisible()
  await waitForPaint(page)
  const shiftsBefore = await readShifts()
  release()
  await expect(locateHeading(page)).toHaveText(legalTexts.en.privacy.title)
  await expect(page).toHaveTitle(`${legalTexts.en.privacy.title} | ${meta.siteName}`)
  await expect(page.locator('title')).toHaveCount(1)
  await waitForPaint(page)
  expect(await readShifts()).toBe(shiftsBefore)
})

test('legal texts that fail to load are reported, and load at a retry', async ({ page, expectErrors }) => {
  expectErrors(/Failed to load resource|failed (loading|parsing)/)
  await page.route(legalTextFile, (route) => route.fulfill({ status: 404 }))
  await page.goto('/#/terms-and-conditions')
  await expect(page.getByRole('heading', { name: shell.partFailedTitle })).toBeFocused()
  await expect(page.locator('footer')).toContainText(footer.description)
  await expect(page).toHaveTitle(`${footer.terms} | ${meta.siteName}`)
  await page.unroute(legalTextFile)
  await page.getByRole('button', { name: shell.retry }).click()
  await expect(locateHeading(page)).toHaveText(legalTexts.en.terms.title)
})

test('a legal route that failed offline loads by itself later', async ({ page, context, expectErrors }) => {
  expectErrors(/Failed to load resource|failed loading|dynamically imported module/)
  const failed = page.getByRole('heading', { name: shell.partFailedTitle })
  await openHydrated(page)
  const documents = countDocuments(page)
  await test.step('its script', async () => {
    await context.setOffline(true)
    await goToHash(page, '#/terms-and-conditions')
    await expect(failed).toBeVisible()
    await context.setOffline(false)
    await expect(locateHeading(page)).toHaveText(legalTexts.en.terms.title)
    expect(documents()).toBe(0)
  })
  await test.step('its texts', async () => {
    await page.clock.install()
    await context.route(legalTextFile, (route) => route.abort())
    await page.reload()
    await expect(async () => {
      await page.clock.runFor(2_000)
      await expect(failed).toBeVisible({ timeout: 200 })
    }).toPass()
    await context.unroute(legalTextFile)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(locateHeading(page)).toHaveText(legalTexts.en.terms.title)
  })
})

test('a legal page opens in a new tab; its back link leads back', { tag: '@server' }, async ({
  page,
  context,
}) => {
  const { href } = getLegalPage('terms-and-conditions', 'fr')
  const back = { name: messages.fr.shell.backToWebsite }
  // Differs from the link's target, so only history leads there.
  const before = '/fr?from=a-letter#app'
  await openHydrated(page, before)
  const opened = context.waitForEvent('page')
  await page.locator(`footer a[href="${href}"]`).click()
  const legal = await opened
  await expect(legal.locator('h1')).toHaveText(legalTexts.fr.terms.title)
  expect(await legal.evaluate(() => window.opener)).toBeNull()
  await legal.getByRole('link', back).click()
  await expect(legal.locator('h1')).toHaveText(messages.fr.hero.title)
  await legal.close()

  await page.goto(href)
  await expect(locateHeading(page)).toHaveText(legalTexts.fr.terms.title)
  await page.getByRole('link', back).click()
  await expect(page).toHaveURL(before)
  await expect(locateHeading(page)).toHaveText(messages.fr.hero.title)
})

test('an unknown path answers 404 in all languages', { tag: '@server' }, async ({ page }) => {
  const response = await page.goto(unknownPath)
  expect(response?.status()).toBe(404)
  for (const locale of locales) {
    const part = page.locator(`section[lang=${locale}]`)
    await expect(part.getByRole('heading')).toHaveText(messages[locale].notFound.title)
    await expect(part.getByRole('link', { name: messages[locale].notFound.home })).toBeVisible()
  }
  await page.locator('section[lang=fr] a').click()
  await expect(locateHeading(page)).toHaveText(messages.fr.hero.title)
})
