import { navigationSections } from '@/lib/site'
import { expect, getBox, hydrate, messages, openHydrated, setTextSize, test } from './fixtures'

test('the mobile menu contains the five sections and Buy Now, 68 px from the top', async ({ page }) => {
  await openHydrated(page)
  const panel = page.locator('.mobile-menu .disclosure-panel')
  await expect(panel).toBeHidden()
  await page.locator('.mobile-menu summary').click()
  await expect(panel).toBeVisible()
  expect((await getBox(panel)).y).toBe(68)
  await expect(panel.getByRole('link')).toHaveText(
    navigationSections.map((section) => messages.en.nav[section]),
  )
  await expect(panel.getByRole('button', { name: messages.en.action.buyNow })).toBeVisible()
})

test('the mobile menu closes when the window widens', async ({ page }) => {
  await openHydrated(page)
  await page.locator('.mobile-menu summary').click()
  await page.setViewportSize({ width: 1200, height: 800 })
  await expect(page.locator('.mobile-menu')).not.toHaveAttribute('open')
})

test('with 32 px text the menu does not cover its button', async ({ page }) => {
  await openHydrated(page)
  await setTextSize(page, 32)
  const control = page.locator('.mobile-menu summary')
  await control.click()
  const panel = await getBox(page.locator('.mobile-menu .disclosure-panel'))
  expect(panel.y).toBeGreaterThanOrEqual((await getBox(control)).bottom)
  await control.click()
  await expect(page.locator('.mobile-menu')).not.toHaveAttribute('open')
})

for (const scripts of ['off', 'loading', 'hydrated'])
  test.describe(`with scripts ${scripts}`, () => {
    test.use({ javaScriptEnabled: scripts !== 'off' })
    test('a menu link scrolls to its section and closes the menu', async ({ page }) => {
      // Requests stay open.
      if (scripts === 'loading') await page.route(/client\/.*\.js$/, () => undefined)
      await page.goto('/')
      if (scripts === 'hydrated') await hydrate(page)
      const menu = page.locator('.mobile-menu')
      const panel = menu.locator('.disclosure-panel')
      await menu.locator('summary').click()
      await menu.getByRole('link', { name: messages.en.nav.benefits }).click()
      await expect(panel).toBeHidden()
      await expect(page.locator('#benefits')).toBeInViewport()
      // Without scripts the menu is only hidden: the first click closes it, the second opens it.
      for (let press = scripts === 'off' ? 0 : 1; press < 2; press += 1) await menu.locator('summary').click()
      await expect(panel).toBeVisible()
    })
  })
