import { pages } from '@/lib/pages'
import { listSocialLinks } from '@/lib/site'
import { expect, messages, openHydrated, test, waitForStyles } from './fixtures'

const { copyright, social } = messages.en.footer

test('every page shows the current year, before hydration and after it', async ({ page }) => {
  // Not the year of the build.
  const year = new Date().getFullYear() + 5
  await page.clock.setFixedTime(new Date(`${year}-01-01T00:00:30`))
  const footer = page.locator('footer')
  const line = copyright.replace(/<year>.*<\/year>/, String(year))
  for (const { href } of pages.filter(({ locale }) => locale === 'en')) {
    await page.goto(href)
    await expect(footer, href).toContainText(line)
  }
  await openHydrated(page)
  await expect(footer).toContainText(line)
})

test('the footer has five columns, and social links that are hidden from screen readers without a URL', async ({
  page,
}) => {
  await openHydrated(page)
  const footer = page.locator('footer')
  await expect(footer.locator(':scope > div > div')).toHaveCount(5)
  for (const { id, href } of listSocialLinks('en')) {
    const link = footer.getByRole('link', { name: social[id], exact: true, includeHidden: href === '#' })
    await expect(link).toHaveAttribute('href', href)
    if (href !== '#') continue
    await link.click()
    await expect(page.locator('h1')).toHaveText(messages.en.hero.title)
  }
  await expect(footer.locator('.footer-social-link[href="#"]:not([aria-hidden] *)')).toHaveCount(0)
})

test('on wide screens the e-mail address is in one line', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto('/fr')
  await waitForStyles(page)
  const lines = page.locator('footer a[href^=mailto] > span').evaluate((text) => text.getClientRects().length)
  expect(await lines).toBe(1)
})
