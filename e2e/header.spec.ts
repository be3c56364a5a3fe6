import {
  expect,
  expectHeaderTranslucent,
  expectHeaderTransparent,
  getBox,
  isShopOpen,
  locateNotification,
  messages,
  openHydrated,
  test,
  waitForPaint,
} from './fixtures'

/* layout.spec.ts checks that the header's parts are in one row in every language. */

test('the header is transparent up to a scroll offset of 50 px and translucent white beyond; its logo scrolls to the top', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openHydrated(page)
  await expect(page.locator('header.header')).toHaveCSS('position', 'fixed')
  await page.evaluate(() => scrollTo(0, 50))
  // The observer would report a change within two frames.
  await waitForPaint(page)
  await expectHeaderTransparent(page)
  await page.evaluate(() => scrollTo(0, 51))
  await expectHeaderTranslucent(page)
  await page.evaluate(() => scrollTo(0, 2000))
  await page.getByRole('link', { name: messages.en.shell.home }).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expectHeaderTransparent(page)
})

test('the header shows Buy Now once the hero’s is out of view, without moving the navigation', async ({
  page,
}) => {
  await openHydrated(page)
  const buy = page.locator('.header-buy')
  const navigation = page.locator('.header-nav')
  await expect(buy).toBeHidden()
  const before = await getBox(navigation)
  await page.locator('#app').scrollIntoViewIfNeeded()
  await expect(buy).toBeVisible()
  expect(await getBox(navigation)).toEqual(before)
  if (isShopOpen) return
  await buy.click()
  await expect(locateNotification(page)).toContainText(messages.en.toast.buyTitle)
})
