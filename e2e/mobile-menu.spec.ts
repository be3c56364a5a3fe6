import type { Page } from '@playwright/test'
import { navigationSections } from '@/lib/sections'
import { expect, getBox, messages, openHydrated, setTextSize, test } from './fixtures'

const locateMenu = (page: Page) => {
  const menu = page.locator('.mobile-menu')
  return { menu, control: menu.locator('summary'), panel: menu.locator('.mobile-menu-panel') }
}

test('the mobile menu contains the five sections and Buy Now, 68 px from the top, or 48 on a low screen; a choice closes it', {
  tag: '@phone-only',
}, async ({ page }) => {
  await openHydrated(page)
  const { menu, control, panel } = locateMenu(page)
  await expect(panel).toBeHidden()
  await control.click()
  await expect(panel).toBeVisible()
  // The menu slides down as it opens.
  await expect.poll(async () => (await getBox(panel)).y).toBe(68)
  await expect(panel.locator('nav').getByRole('link')).toHaveText(
    navigationSections.map((section) => messages.en.nav[section]),
  )
  // A pill in the middle, as every Buy Now.
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
  // 48 px, or more with larger text.
  const { height } = await getBox(page.locator('.header'))
  expect(height).toBeGreaterThanOrEqual(48)
  expect(height).toBeLessThanOrEqual(50)
  await expect.poll(async () => (await getBox(panel)).y).toBe(height)

  await setTextSize(page, 32)
  expect((await getBox(panel)).y).toBeGreaterThanOrEqual((await getBox(control)).bottom)

  await page.setViewportSize({ width: 1200, height: 800 })
  await expect(menu).not.toHaveAttribute('open')
})

test.describe('without scripts', { tag: '@phone-only' }, () => {
  test.use({ javaScriptEnabled: false })
  test('a menu link scrolls to its section and closes the menu', async ({ page }) => {
    await page.goto('/')
    const { control, panel } = locateMenu(page)
    await control.click()
    await panel.getByRole('link', { name: messages.en.nav.benefits }).click()
    await expect(panel).toBeHidden()
    await expect(page.locator('#benefits')).toBeInViewport()
    // The menu is only hidden: the first click closes it, the second opens it.
    for (let click = 0; click < 2; click += 1) await control.click()
    await expect(panel).toBeVisible()
  })
})
