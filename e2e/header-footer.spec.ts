import { pages } from '@/lib/pages'
import { navigationSections } from '@/lib/sections'
import { headerScrollThreshold, listSocialLinks, mobileMenuTop } from '@/lib/site'
import { expect, isShopOpen, messages, test } from './fixtures'
import { addStyles, getBox, locateNotification, openHydrated, openStyled, waitForPaint } from './steps'

test('the header turns translucent white past its scroll threshold; its logo scrolls to the top', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openHydrated(page)
  const header = page.locator('.header')
  const transparent = 'rgba(0, 0, 0, 0)'
  await expect(header).toHaveCSS('position', 'fixed')
  await page.evaluate((top) => scrollTo(0, top), headerScrollThreshold)
  // The observer would report a change within two frames.
  await waitForPaint(page)
  await expect(header).toHaveCSS('background-color', transparent)
  await page.evaluate((top) => scrollTo(0, top), headerScrollThreshold + 1)
  await expect(header).toHaveCSS('background-color', 'rgba(255, 255, 255, 0.97)')
  await page.evaluate(() => scrollTo(0, 2000))
  await page.getByRole('link', { name: messages.en.shell.home }).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(header).toHaveCSS('background-color', transparent)
})

test('the header shows Buy Now once the hero’s is out of view; nothing moves', async ({ page }) => {
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

test('the mobile menu is below the header and has the five sections', { tag: '@phone-only' }, async ({
  page,
}) => {
  await openHydrated(page)
  const menu = page.locator('.mobile-menu')
  const control = menu.locator('summary')
  const panel = menu.locator('.mobile-menu-panel')
  await expect(panel).toBeHidden()
  await control.click()
  await expect(panel).toBeVisible()
  // The menu slides down as it opens.
  await expect.poll(async () => (await getBox(panel)).y).toBe(mobileMenuTop)
  await expect(panel.locator('nav').getByRole('link')).toHaveText(
    navigationSections.map((section) => messages.en.nav[section]),
  )
  // Centred, with round ends, like every Buy Now.
  const button = panel.locator('.button', { hasText: messages.en.action.buyNow })
  await expect(button).toHaveCSS('border-radius', '999px')
  const [buy, whole] = [await getBox(button), await getBox(panel)]
  expect(buy.width).toBeLessThan(whole.width / 2)
  expect(Math.abs(buy.x + buy.width / 2 - whole.width / 2)).toBeLessThan(2)
  await panel.getByRole('link', { name: messages.en.nav.benefits }).click()
  await expect(panel).toBeHidden()
  await expect(page.locator('#benefits')).toBeInViewport()
  await control.click()
  await expect(panel).toBeVisible()

  await page.setViewportSize({ width: 780, height: 360 })
  expect((await getBox(page.locator('.header'))).height).toBe(48)
  await expect.poll(async () => (await getBox(panel)).y).toBe(48)

  // Twice the browser's usual text size.
  await addStyles(page, 'html { font-size: 36px !important }')
  expect((await getBox(panel)).y).toBeGreaterThanOrEqual((await getBox(control)).bottom)

  await page.setViewportSize({ width: 1200, height: 800 })
  await expect(menu).not.toHaveAttribute('open')
})

test('every page shows the current year, before hydration and after it', async ({ page }) => {
  // Not the year of the build.
  const year = new Date().getFullYear() + 5
  await page.clock.setFixedTime(new Date(`${year}-01-01T00:00:30`))
  const footer = page.locator('footer')
  const line = messages.en.footer.copyright.replace(/<year>.*<\/year>/, String(year))
  for (const { href } of pages.filter(({ locale }) => locale === 'en')) {
    await page.goto(href)
    await expect(footer, href).toContainText(line)
  }
  await openHydrated(page)
  await expect(footer).toContainText(line)
})

test('the footer has five columns; screen readers skip links without a URL', async ({ page }) => {
  await openHydrated(page)
  const footer = page.locator('footer')
  await expect(footer.locator(':scope > div > div')).toHaveCount(5)
  for (const { id, href } of listSocialLinks('en')) {
    const link = footer.getByRole('link', {
      name: messages.en.footer.social[id],
      exact: true,
      includeHidden: href === '#',
    })
    await expect(link).toHaveAttribute('href', href)
    if (href !== '#') continue
    await link.click()
    await expect(page.locator('h1')).toHaveText(messages.en.hero.title)
  }
  await expect(footer.locator('.footer-social-link[href="#"]:not([aria-hidden] *)')).toHaveCount(0)
})

test('on wide screens the e-mail address is in one line', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await openStyled(page, '/fr')
  const lines = page.locator('footer a[href^=mailto] > span').evaluate((text) => text.getClientRects().length)
  expect(await lines).toBe(1)
})
