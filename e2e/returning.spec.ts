import type { Page } from '@playwright/test'
import { expect, goToHash, legalTexts, messages, openHydrated, test } from './fixtures'
import { expectStoryPosition, openLandingAtStory, readScrollPosition, turnToPage } from './story-reader'

/* Where the visitor is after a reload, and after a return from a legal route. */

test('reloading a legal route keeps the scroll position', async ({ page }) => {
  await page.goto('/#/privacy-policy')
  await expect(page.locator('h1')).toBeFocused()
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  await waitForSavedScroll(page)
  for (let reload = 0; reload < 2; reload += 1) {
    await page.reload()
    await expect(page.locator('main :focus')).toBeInViewport()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
  }
})

/** Waits until scrolling has ended and the page has saved its scroll position. */
const waitForSavedScroll = (page: Page) =>
  page.waitForFunction(() => JSON.stringify(history.state)?.includes(`"scrollY":${scrollY}`))

const goBackToWebsite = (page: Page) =>
  page.getByRole('link', { name: messages.en.shell.backToWebsite }).click()

test('going back to the website continues where the visitor was', async ({ page }) => {
  await openHydrated(page)
  // The parts below the first screen are laid out one after the other.
  await expect(page.locator(':root')).toHaveAttribute('data-laid-out', '')
  await page.locator('#benefits').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
  await waitForSavedScroll(page)
  const before = await page.evaluate(() => scrollY)
  await goToHash(page, '#/privacy-policy')
  await expect(page.locator('h1')).toHaveText(legalTexts.en.privacy.title)
  await goBackToWebsite(page)
  await expect(page.locator('#benefits-title')).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
  await page.keyboard.press('Tab')
  await expect(page.locator('main :focus')).toBeInViewport()
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(900)
})

test('going back to the website focuses the footer’s link that had the focus', async ({ page }) => {
  await openHydrated(page)
  const link = page.locator('footer').getByRole('link', { name: messages.en.footer.terms })
  await link.focus()
  await waitForSavedScroll(page)
  await goToHash(page, '#/terms-and-conditions')
  await expect(page.locator('h1')).toBeFocused()
  await goBackToWebsite(page)
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport()
})

for (const [way, leave] of [
  ['the back link', goBackToWebsite],
  ['a section link', (page: Page) => page.locator('footer a[href="#free-story"]').click()],
] as const)
  test(`returning from a legal route by ${way} shows the story page that was read`, async ({ page }) => {
    await openLandingAtStory(page)
    await turnToPage(page, 5)
    await goToHash(page, '#/privacy-policy')
    await expect(page.locator('h1')).toBeFocused()
    await leave(page)
    await expectStoryPosition(page, 5)
    await expect.poll(() => readScrollPosition(page)).toBeCloseTo(4, 2)
    await page.reload()
    await expectStoryPosition(page, 5)
  })
