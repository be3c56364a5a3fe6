import { socialLinks } from '@/lib/site'
import { expect, messages, openHydrated, test } from './fixtures'

// accessibility-tree.spec.ts tests its texts and links in each language.
test('the footer has five columns, and hides social links without a URL from screen readers', async ({
  page,
}) => {
  await page.goto('/')
  const footer = page.locator('footer')
  await expect(footer.locator(':scope > div > div')).toHaveCount(5)
  for (const { id, href } of socialLinks)
    await expect(
      footer.getByRole('link', {
        name: messages.en.footer.social[id],
        exact: true,
        includeHidden: href === '#',
      }),
    ).toHaveAttribute('href', href)
  await expect(footer.locator(':not([aria-hidden]) > ul .footer-social-link[href="#"]')).toHaveCount(0)
})

test('the copyright line shows the current year, not the year of the build', async ({ page }) => {
  const year = new Date().getFullYear() + 5
  await page.clock.setFixedTime(new Date(`${year}-01-01T00:00:30`))
  await openHydrated(page)
  await expect(page.locator('footer')).toContainText(
    messages.en.footer.copyright.replace(/<year>.*<\/year>/, String(year)),
  )
})

test('a social link without a URL does not leave the page', async ({ page }) => {
  const placeholder = socialLinks.find(({ href }) => href === '#')
  test.skip(!placeholder, 'every social link has its address')
  await openHydrated(page)
  await page.locator('footer .footer-social-link[href="#"]').first().click()
  await expect(page.locator('h1')).toHaveText(messages.en.hero.title)
})
