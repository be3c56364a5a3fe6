import { socialLinks } from '@/lib/site'
import { expect, messages, openHydrated, test, waitForStyles } from './fixtures'

test('the footer has five columns, the current year, and social links that are hidden from screen readers without a URL', async ({
  page,
}) => {
  // Not the year of the build.
  const year = new Date().getFullYear() + 5
  await page.clock.setFixedTime(new Date(`${year}-01-01T00:00:30`))
  await openHydrated(page)
  const { copyright, social } = messages.en.footer
  const footer = page.locator('footer')
  await expect(footer.locator(':scope > div > div')).toHaveCount(5)
  await expect(footer).toContainText(copyright.replace(/<year>.*<\/year>/, String(year)))
  for (const { id, href } of socialLinks) {
    const link = footer.getByRole('link', { name: social[id], exact: true, includeHidden: href === '#' })
    await expect(link).toHaveAttribute('href', href)
    if (href !== '#') continue
    await link.click()
    await expect(page.locator('h1')).toHaveText(messages.en.hero.title)
  }
  await expect(footer.locator(':not([aria-hidden]) > ul .footer-social-link[href="#"]')).toHaveCount(0)
})

test('on wide screens the e-mail address is in one line', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto('/fr')
  await waitForStyles(page)
  const lines = page.locator('footer a[href^=mailto] > span').evaluate((text) => text.getClientRects().length)
  expect(await lines).toBe(1)
})
