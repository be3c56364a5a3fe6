import type { Page } from '@playwright/test'
import { expect, legalTexts, messages } from './fixtures'
import { revise, test } from './releases'
import {
  chooseLanguage,
  countDocuments,
  delayFiles,
  goToHash,
  hydrate,
  locateHeading,
  openHydrated,
  openStyled,
  triggerScripts,
} from './steps'

/* A release while pages of another one are open (docs/architecture.md, “Release skew”). */

const { title } = messages.en.hero
const isHydrated = (page: Page) => expect(page.locator('.story[data-live]')).toHaveCount(1)

test('a page of an older release is reloaded at its first use', async ({ page, server }) => {
  await openStyled(page, '/fr')
  const documents = countDocuments(page)
  server.change({ pages: 'b', json: 'b' })
  const release = await delayFiles(page, '**/*.json')
  await page.mouse.wheel(0, 3000)
  await page.waitForFunction(() => scrollY > 500)
  release()
  await expect(page.locator('html')).toHaveAttribute('data-release', 'ReleaseB')
  await isHydrated(page)
  await expect(locateHeading(page)).toHaveText(revise(messages.fr.hero.title))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  expect(documents()).toBe(1)
})

test('a language of another release opens as a page', async ({ page, context, server }) => {
  await openHydrated(page, '/?from=letter#benefits')
  const length = await page.evaluate(() => history.length)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  const documents = countDocuments(page)
  server.change({ pages: 'b', json: 'b' })
  await chooseLanguage(page, 'fr')
  await expect(locateHeading(page)).toHaveText(revise(messages.fr.hero.title))
  await expect(page).toHaveURL(/\/fr\?from=letter&lang=fr#benefits$/)
  await isHydrated(page)
  expect(documents()).toBe(1)
  expect(await page.evaluate(() => history.length)).toBe(length)
  expect((await context.cookies()).map(({ value }) => value)).toEqual(['fr'])
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
})

test('legal texts of another release reload the page, if there is a newer one', async ({ page, server }) => {
  await openHydrated(page)
  const documents = countDocuments(page)
  server.change({ json: 'b' })
  await goToHash(page, '#/privacy-policy')
  await expect(locateHeading(page)).toHaveText(legalTexts.en.privacy.title)
  expect(documents()).toBe(0)
  await page.goBack()
  await expect(locateHeading(page)).toHaveText(title)
  server.change({ pages: 'b' })
  await goToHash(page, '#/terms-and-conditions')
  await expect(page.locator('html')).toHaveAttribute('data-release', 'ReleaseB')
  await expect(locateHeading(page)).toHaveText(legalTexts.en.terms.title)
  expect(documents()).toBe(1)
})

test('a page whose scripts are gone is reloaded', async ({ page, server, expectErrors }) => {
  expectErrors(/^console: Failed to load resource/)
  await openStyled(page)
  server.change({ pages: 'b', json: 'b', missing: /\/client\// })
  await triggerScripts(page)
  await expect(locateHeading(page)).toHaveText(revise(title))
  await hydrate(page)
})

test('a server that alternates between releases causes one reload', async ({ page, server }) => {
  await openStyled(page)
  const documents = countDocuments(page)
  server.change({ fetchedPages: 'b', json: 'b' })
  const reloaded = page.waitForEvent('domcontentloaded')
  await triggerScripts(page)
  await reloaded
  await triggerScripts(page)
  await expect(page.locator('html')).toHaveAttribute('data-plain')
  // Three more attempts, each past the cache too.
  let requests = 0
  page.on('request', (request) => {
    if (request.url().endsWith('.json')) requests += 1
  })
  await expect(async () => {
    await page.keyboard.press('Shift')
    expect(requests).toBeGreaterThan(6)
  }).toPass({ intervals: [100] })
  await expect(locateHeading(page)).toHaveText(title)
  expect(documents()).toBe(1)
  await page.locator('.language-menu summary').click()
  await expect(page.locator('.language-menu')).toHaveAttribute('open')
})
