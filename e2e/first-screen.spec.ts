import type { Page } from '@playwright/test'
import { getFreeStoryPage, getLandingPage, getLegalPage } from '@/lib/pages'
import { sections } from '@/lib/sections'
import { expect, test, unknownPath } from './fixtures'
import { delayFiles, hydrate, openHydrated, recordLayoutShifts, waitForPaint, waitForStyles } from './steps'

/* The page paints from its HTML alone; styles, fonts and scripts load later. */

const screens = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }

/** Reads the resource timings of the loaded files whose URL contains a text. */
const readTimings = (page: Page, part: string) =>
  page.evaluate(
    (text) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes(text))
        .map((entry): Partial<PerformanceResourceTiming> => entry.toJSON()),
    part,
  )

test('scripts are fetched before the first interaction, and start at it from the cache', async ({ page }) => {
  // Browsers send a pointer move when a page appears under a resting pointer.
  await page.mouse.move(200, 300)
  await page.goto('/')
  const main = '/client/main-'
  await expect
    .poll(async () => (await readTimings(page, main)).some(({ duration = 0 }) => duration > 0))
    .toBe(true)
  await expect(page.locator('html')).not.toHaveAttribute('data-used')
  // A script that runs would have the initiator type `script`.
  const kinds = (await readTimings(page, '/client/')).map(({ initiatorType }) => initiatorType)
  expect(new Set(kinds)).toEqual(new Set(['fetch']))
  // A screen reader moves the focus like this. The touch that `hydrate` dispatches is then not the first interaction.
  await page.locator('.hero a').first().focus()
  await expect(page.locator('html')).toHaveAttribute('data-used')
  await hydrate(page)
  const sizes = (await readTimings(page, main)).map(({ transferSize = 0 }) => transferSize)
  expect(sizes.length).toBeGreaterThan(1)
  expect(sizes.slice(1).filter((size) => size > 0)).toEqual([])
})

test('nothing shifts while the page loads and is scrolled', { tag: '@phone' }, async ({ page }) => {
  const readShift = await recordLayoutShifts(page)
  await openHydrated(page)
  await page.evaluate(() => document.fonts.ready)
  for (const id of sections) await page.locator(`#${id}`).scrollIntoViewIfNeeded()
  await page.locator('footer').scrollIntoViewIfNeeded()
  await waitForPaint(page)
  // 0.1 counts as good (web.dev/cls); a link that moves by three pixels is 0.00002.
  expect(await readShift()).toBeLessThan(0.01)
})

/**
 * Reads position, size and appearance of everything in the window. Omits the height of what extends below the window.
 */
const readLook = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')].flatMap((element) => {
      const { x, y, width, height, bottom } = element.getBoundingClientRect()
      if (x >= innerWidth || y >= innerHeight || bottom <= 0 || width * height <= 1) return []
      if (!element.checkVisibility({ visibilityProperty: true })) return []
      const { color, backgroundColor, fontSize, fontWeight, borderRadius } = getComputedStyle(element)
      const box = [x, y, width, bottom > innerHeight ? Number.NaN : height].map(Math.round)
      const look = [...box, color, backgroundColor, fontSize, fontWeight, borderRadius]
      return [[element.tagName, element.className, ...look].join(' ')]
    }),
  )

for (const [name, href] of Object.entries({
  landing: getLandingPage('en').href,
  story: getFreeStoryPage('en').href,
  legal: getLegalPage('terms-and-conditions', 'en').href,
  '404': unknownPath,
}))
  test(`the ${name} page looks the same before and after its style sheet`, async ({ context }) => {
    for (const [screen, viewport] of Object.entries(screens)) {
      const page = await context.newPage()
      await page.setViewportSize(viewport)
      await delayFiles(page, '**/*.woff2')
      const release = await delayFiles(page, '**/*.css')
      const requested = page.waitForRequest('**/_next/**/*.css')
      await page.goto(href, { waitUntil: 'commit' })
      await requested
      const before = await readLook(page)
      release()
      await waitForStyles(page)
      expect(await readLook(page), `a style sheet is missing in app/critical/: ${screen}`).toEqual(before)
      await page.close()
    }
  })
