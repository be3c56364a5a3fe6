import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { locales } from '@/lib/i18n/locales'
import { routeNames } from '@/lib/legal'
import { getFreeStoryPage, getLandingPage, getLegalPage } from '@/lib/pages'
import { storyPages } from '@/lib/story/pages'
import { listExportedPages } from './export-files'
import { expect, isShopOpen, legalTexts, messages, test } from './fixtures'
import { hydrate, openExported, openHydrated, openStyled } from './steps'
import { expectStoryPage } from './story-reader'

/*
 * WCAG 2.2 A and AA, axe's best practices, and the AAA contrast of 7:1 (1.4.6). `npm test` checks one page of each
 * kind, `npm test -- all` every page.
 */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function expectNoViolations(page: Page, part?: string) {
  const builder = new AxeBuilder({ page })
  if (part) builder.include(part)
  const { violations } = await builder
    .options({
      runOnly: rules,
      rules: {
        'target-size': { enabled: true },
        // Makes `color-contrast` redundant, which requires less contrast and takes as long.
        'color-contrast-enhanced': { enabled: true },
        'color-contrast': { enabled: false },
      },
    })
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)).toEqual(
    [],
  )
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const samples = [getFreeStoryPage('en').file, getLegalPage('privacy-policy', 'en').file, '404.html']
// The English landing page is tested below, in several states.
for (const name of listExportedPages().filter((name) => name !== 'index.html'))
  test(`${name} has no violations`, { tag: samples.includes(name) ? [] : '@all' }, async ({ page }) => {
    await openExported(page, name)
    await expectNoViolations(page)
  })

// The text is the same as on the static pages, so one route is enough.
test('a hash route has no violations', async ({ page }) => {
  await page.goto(`${getLandingPage('fr').href}#/${routeNames[0]}`)
  await expect(page.locator('.legal')).toBeVisible()
  await expectNoViolations(page)
})

test('the landing page has no violations while it is used', { tag: '@phone' }, async ({ page }) => {
  await openHydrated(page)
  for (const menu of await page.locator('header summary:visible').all()) {
    await menu.click()
    await expectNoViolations(page, 'header')
  }
  await page.keyboard.press('Escape')
  if (!isShopOpen) {
    await page.locator('.hero-actions button').click()
    await expect(page.locator('.notification')).toBeVisible()
  }
  await page.getByRole('button', { name: messages.en['free-story'].story.next }).click()
  await expect(page.locator('.story-progress [aria-current]')).toHaveCount(1)
  await expectNoViolations(page)
})

test('the statement names the only controls below 44 px', { tag: '@phone-only' }, async ({ page }) => {
  for (const { href } of [getLandingPage('en'), getFreeStoryPage('en')]) {
    await openStyled(page, href)
    await hydrate(page)
    const controls = page.locator(':is(a, button, summary):not(.sr-only, .skip-link):visible')
    const small = await controls.evaluateAll((all) =>
      all.flatMap((one) => (one.getBoundingClientRect().height < 43.5 ? [one.parentElement?.className] : [])),
    )
    expect(small).toEqual(storyPages.map(() => 'story-progress'))
    await page.locator('.story-progress button').nth(3).click()
    await expectStoryPage(page, 4)
  }
  for (const locale of locales) {
    const limits = legalTexts[locale].accessibility.sections.whatIsMissing?.paragraphs
    expect(limits?.filter((limit) => limit.includes('44'))).toHaveLength(1)
  }
})
