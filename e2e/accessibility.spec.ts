import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { defaultLocale, locales } from '@/lib/i18n/locales'
import { getLandingPage, landingPages, routeNames } from '@/lib/pages'
import { getPagePath, listExportedPages, listScripts } from './export-files'
import { expect, hydrate, messages, openHydrated, test, waitForStyles } from './fixtures'

/* WCAG 2.2 A and AA and axe's best practices; the AAA contrast of 7:1 (1.4.6) is a rule below. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** @param part selector of what changed since the whole page was checked */
async function hasNoViolations(page: Page, part?: string) {
  const builder = new AxeBuilder({ page })
  if (part) builder.include(part)
  const { violations } = await builder
    .options({
      runOnly: tags,
      rules: { 'target-size': { enabled: true }, 'color-contrast-enhanced': { enabled: true } },
    })
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)).toEqual(
    [],
  )
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// Landing pages are tested below, in several states. The other pages have only one.
const others = listExportedPages().filter((name) => !landingPages.some(({ file }) => file === name))
for (const name of others)
  test(`${name} has no violation`, { tag: '@any-screen' }, async ({ page, expectErrors }) => {
    // The console notes the status of the page for unknown addresses.
    if (name === '404.html') expectErrors(/404/)
    await page.goto(getPagePath(name))
    await waitForStyles(page)
    if (listScripts(name)[0]) await hydrate(page)
    await hasNoViolations(page)
  })

for (const locale of locales) {
  const home = getLandingPage(locale).href
  // The text is the same as on the static page, so one language is enough.
  for (const hash of locale === defaultLocale ? routeNames.map((name) => `#/${name}`) : []) {
    test(`${home}${hash} has no violation`, { tag: '@any-screen' }, async ({ page }) => {
      await page.goto(home + hash)
      await expect(page.locator('.legal')).toBeVisible()
      await hasNoViolations(page)
    })
  }

  test(`the ${locale} page with all of it open or turned has no violation`, async ({ page }) => {
    await openHydrated(page, home)
    await page.locator('.language-menu summary').click()
    await hasNoViolations(page, 'header')
    const menu = page.locator('.mobile-menu summary')
    if (await menu.isVisible()) {
      await menu.click()
      await hasNoViolations(page, 'header')
    }
    await page.keyboard.press('Escape')
    await page.locator('.hero-actions button').click()
    await expect(page.locator('.toast')).toBeVisible()
    await page.getByRole('button', { name: messages[locale]['free-story'].story.next }).click()
    await expect(page.locator('.story-progress [data-current]')).toHaveCount(1)
    await hasNoViolations(page)
  })
}
