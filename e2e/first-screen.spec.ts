import type { Page } from '@playwright/test'
import { getDocumentPage, getFreeStoryPage, getLandingPage } from '@/lib/pages'
import { sections } from '@/lib/site'
import { findScriptContaining, listScripts } from './export-files'
import {
  delayFiles,
  expect,
  expectHeaderTranslucent,
  expectHeaderTransparent,
  hydrate,
  recordLayoutShifts,
  test,
  waitForPaint,
  waitForStyles,
} from './fixtures'

/* The page paints from its HTML alone; styles, fonts and scripts load later. */

const entry = `**${listScripts('index.html')[0]}`
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

test('scripts wait for the load event, the first key press or a route in the URL', async ({ page }) => {
  const started: string[] = []
  page.on('request', (request) => {
    if (/\/_next\/static\/.*\.js/.test(request.url())) started.push(request.url())
  })
  // The delayed picture delays the page's load event.
  const release = await delayFiles(page, '**/art/hero-*.svg')
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  // By the request of the style sheet, script tags would have started theirs.
  await page.waitForRequest('**/*.css')
  expect(started).toEqual([])
  const byKey = page.waitForRequest(entry)
  await page.keyboard.press('Tab')
  await byKey
  const byRoute = page.waitForRequest(entry)
  await page.goto('/?visit=2#/privacy-policy', { waitUntil: 'commit' })
  await byRoute
  release()
})

// Other kinds of first interaction: app/client/before-hydration/enhance-page.test.ts.
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
  // As by a screen reader. `hydrate` dispatches a touch, which is not the first interaction any more.
  await page.locator('.hero a').first().focus()
  await expect(page.locator('html')).toHaveAttribute('data-used')
  await hydrate(page)
  const sizes = (await readTimings(page, main)).map(({ transferSize = 0 }) => transferSize)
  expect(sizes.length).toBeGreaterThan(1)
  expect(sizes.slice(1).filter((size) => size > 0)).toEqual([])
})

test('while scripts and dictionary load, links and the header work, and the content stays', async ({
  page,
}) => {
  // Hydration needs both.
  const mainBlock = `**/${findScriptContaining('hero-art')}`
  const releaseMainBlock = await delayFiles(page, mainBlock)
  const releaseDictionary = await delayFiles(page, '**/translation.json')
  const requested = page.waitForRequest(mainBlock)
  await page.goto('/')
  await page.evaluate(() => {
    const main = document.querySelector('main')
    const noteMissingHeading = () =>
      Object.assign(window, { wasEmpty: Reflect.get(window, 'wasEmpty') || !main?.querySelector('h1') })
    if (main) new MutationObserver(noteMissingHeading).observe(main, { childList: true, subtree: true })
  })
  await page.locator('.hero-actions a').click()
  await requested
  await expect(page.locator('#free-story')).toBeInViewport()
  await expectHeaderTranslucent(page)
  releaseMainBlock()
  await page.waitForResponse(mainBlock)
  await expect(page.locator('#free-story')).toBeInViewport()
  releaseDictionary()
  await hydrate(page)
  await expect(page.locator('#free-story')).toBeInViewport()
  expect(await page.evaluate(() => Reflect.get(window, 'wasEmpty') ?? false)).toBe(false)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expectHeaderTransparent(page)
})

for (const [name, screen] of Object.entries(screens))
  test(`nothing shifts when fonts arrive late and when the page is scrolled: ${name}`, async ({ page }) => {
    await page.setViewportSize(screen)
    const shift = await recordLayoutShifts(page)
    const release = await delayFiles(page, '**/*.woff2')
    // The language with the longest texts. sweep.spec.ts measures what fonts move in every language.
    await page.goto(getLandingPage('fr').href, { waitUntil: 'domcontentloaded' })
    // Fonts delay the load event; a key press starts the scripts before it.
    await page.keyboard.press('Shift')
    await hydrate(page)
    expect(await page.evaluate(() => document.fonts.check('20px display'))).toBe(false)
    release()
    await page.waitForFunction(
      () => document.fonts.check('20px display') && document.fonts.check('20px text'),
    )
    await waitForPaint(page)
    const byFonts = await shift()
    // 0.1 counts as good (web.dev/cls); a link that moves by three pixels is 0.00002.
    expect(byFonts, 'a longer text may need another fallback font (app/fonts.css)').toBeLessThan(0.01)
    for (const id of sections) await page.locator(`#${id}`).scrollIntoViewIfNeeded()
    await page.locator('footer').scrollIntoViewIfNeeded()
    await waitForPaint(page)
    expect((await shift()) - byFonts).toBe(0)
  })

/** Position, size and look of everything in the window; of what goes on below it without its height. */
const readLook = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')].flatMap((element) => {
      const { x, y, width, height, bottom } = element.getBoundingClientRect()
      if (y >= innerHeight || bottom <= 0 || width * height <= 1) return []
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
  legal: getDocumentPage('terms-and-conditions', 'en').href,
  '404': '/nothing-here',
}))
  test(`the ${name} page looks the same before and after its style sheet`, async ({
    context,
    expectErrors,
  }) => {
    // The 404 page answers with this status.
    if (name === '404') expectErrors(/404/)
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
