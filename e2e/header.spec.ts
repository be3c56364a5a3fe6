import { expect, locateNotification, messages, openHydrated, test, waitForStyles } from './fixtures'

const header = 'header.site-header'

test('is transparent up to 50 px and translucent white past it', { tag: '@any-screen' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openHydrated(page)
  const background = () =>
    page.locator(header).evaluate((element) => getComputedStyle(element).backgroundColor)
  await expect(page.locator(header)).toHaveCSS('position', 'fixed')
  await page.evaluate(() => scrollTo(0, 50))
  // After two frames the observer would have reported a change.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await background()).toBe('rgba(0, 0, 0, 0)')
  await page.evaluate(() => scrollTo(0, 51))
  await expect.poll(background).toMatch(/^rgba\(255, 255, 255, 0\.\d+\)$/)
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(background).toBe('rgba(0, 0, 0, 0)')
})

test('the logo scrolls to the top', async ({ page }) => {
  await openHydrated(page)
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }))
  await page.getByRole('link', { name: messages.en.shell.home }).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('on wide screens Buy Now is in the header once the hero’s is out of view, and nothing moves for it', async ({
  page,
  isMobile,
}) => {
  await openHydrated(page)
  const buy = page.locator('.header-buy')
  await expect(buy).toBeHidden()
  if (isMobile) return expect(page.locator('.header-nav')).toBeHidden()
  const before = await page.locator('.header-nav').boundingBox()
  await page.locator('#app').scrollIntoViewIfNeeded()
  await expect(buy).toBeVisible()
  expect(await page.locator('.header-nav').boundingBox()).toEqual(before)
  await buy.click()
  await expect(locateNotification(page)).toContainText(messages.en.toast.buyTitle)
})

test('on a low screen the header is 48 px high, with the menu below it', async ({ page }) => {
  await page.setViewportSize({ width: 780, height: 360 })
  await page.goto('/')
  await waitForStyles(page)
  await page.locator('.mobile-menu summary').click()
  expect((await page.locator('.site-header').boundingBox())?.height).toBeLessThanOrEqual(50)
  const panel = page.locator('.mobile-menu .disclosure-panel')
  // It slides down as it opens.
  await expect.poll(async () => (await panel.boundingBox())?.y).toBeGreaterThanOrEqual(48)
})
