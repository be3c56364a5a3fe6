import { locales } from '@/lib/i18n/locales'
import { documentsIn, landingPage, routeNames } from '@/lib/pages'
import { sections, socialLinks } from '@/lib/site'
import { expect, messages, openLive, test } from './fixtures'

for (const locale of locales) {
  test(`the ${locale} footer has its five columns`, async ({ page }) => {
    await page.goto(landingPage(locale).path)
    const footer = page.locator('footer')
    const localeMessages = messages[locale]
    await expect(footer.locator(':scope > div > div')).toHaveCount(5)
    await expect(footer).toContainText(localeMessages.footer.description)
    for (const section of sections)
      await expect(footer.locator(`a[href="#${section}"]`)).toHaveText(localeMessages.nav[section])
    await expect(footer.locator('a[href^="mailto:"]')).toHaveText(localeMessages.footer.email)
    for (const { id, href } of socialLinks)
      await expect(
        // A link without an address is not announced.
        footer.getByRole('link', {
          name: localeMessages.footer.social[id],
          exact: true,
          includeHidden: href === '#',
        }),
      ).toHaveAttribute('href', href)
    await expect(footer.locator(':not([aria-hidden]) > ul .social-link[href="#"]')).toHaveCount(0)
    // The two documents of docs/behaviour.md, “Footer”, are first.
    expect(
      documentsIn(locale)
        .slice(0, 2)
        .map(({ name }) => name),
    ).toEqual(routeNames)
    for (const { path, key } of documentsIn(locale)) {
      const link = footer.locator(`a[href="${path}"]`)
      await expect(link).toHaveAccessibleName(
        `${localeMessages.footer[key]} (${localeMessages.shell.newTab})`,
      )
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', 'noopener')
    }
  })
}

test("the copyright line shows the visitor's year, without a hydration error after New Year", async ({
  page,
}) => {
  const year = new Date().getFullYear() + 5
  await page.clock.setFixedTime(new Date(`${year}-01-01T00:00:30`))
  await openLive(page)
  await expect(page.locator('footer')).toContainText(
    messages.en.footer.copyright.replace(/<year>.*<\/year>/, String(year)),
  )
})

test('a social placeholder stays on the page', async ({ page }) => {
  const placeholder = socialLinks.find(({ href }) => href === '#')
  test.skip(!placeholder, 'every social link has its address')
  await openLive(page)
  await page.locator('footer .social-link[href="#"]').first().click()
  await expect(page.locator('h1')).toHaveText(messages.en.hero.title)
})
