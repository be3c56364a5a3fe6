import type { Page } from '@playwright/test'
import { expect, goToHash, legalTexts, locateHeading, messages, openHydrated, test } from './fixtures'
import { openLandingAtStory, openTools } from './story-reader'

/* Where the visitor is after a return from a legal route. */

/** Waits until scrolling has ended and the page has saved its scroll position. */
const waitForSavedScroll = (page: Page) =>
  page.waitForFunction(() => JSON.stringify(history.state)?.includes(`"scrollY":${scrollY}`))
const readScroll = (page: Page) => page.evaluate(() => scrollY)

const goBackToWebsite = (page: Page) =>
  page.getByRole('link', { name: messages.en.shell.backToWebsite }).click()

test('going back to the website continues where the visitor was, and with the focus that was there', async ({
  page,
}) => {
  await openHydrated(page)
  await page.locator('#benefits').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
  await waitForSavedScroll(page)
  const before = await readScroll(page)
  await goToHash(page, '#/privacy-policy')
  await expect(locateHeading(page)).toHaveText(legalTexts.en.privacy.title)
  await goBackToWebsite(page)
  await expect(page.locator('#benefits-title')).toBeFocused()
  await expect.poll(() => readScroll(page)).toBe(before)
  await page.keyboard.press('Tab')
  await expect(page.locator('main :focus')).toBeInViewport()
  expect(Math.abs((await readScroll(page)) - before)).toBeLessThan(900)
})

test('a legal route closes an open colouring sheet, and ends full screen', async ({ page }) => {
  const { story, crayons } = messages.en['free-story']
  await openLandingAtStory(page)
  const openSheet = () => page.getByRole('button', { name: crayons.open }).first().click()
  await openSheet()
  await page.getByRole('dialog').getByRole('button', { name: crayons.areas.sky }).first().press('Enter')
  await expect(page.locator('.crayons-status')).not.toBeEmpty()
  await goToHash(page, '#/privacy-policy')
  await expect(locateHeading(page)).toBeFocused()
  await expect(page.locator('dialog')).toHaveCount(0)
  await goBackToWebsite(page)
  await openSheet()
  await expect(page.locator('.crayons [data-area=sky][fill^="url("]').first()).toBeVisible()
  await page.keyboard.press('Escape')

  await openTools(page)
  await page.getByRole('button', { name: story.fullScreen, exact: true }).click()
  const isFullScreen = () => page.evaluate(() => document.fullscreenElement !== null)
  await expect.poll(isFullScreen).toBe(true)
  await goToHash(page, '#/privacy-policy')
  await expect.poll(isFullScreen).toBe(false)
  await expect(locateHeading(page)).toBeFocused()
})
