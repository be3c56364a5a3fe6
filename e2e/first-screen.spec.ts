import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { locales } from '@/lib/i18n/locales'
import { getDocumentPage, getFreeStoryPage, getLandingPage } from '@/lib/pages'
import { findScriptContaining, getLandingFile, listScripts } from './export-files'
import {
  delayFiles,
  expect,
  expectHeaderTranslucent,
  expectHeaderTransparent,
  hydrate,
  recordLayoutShifts,
  test,
  triggerScripts,
  waitForStyles,
} from './fixtures'

/* The page paints from its HTML alone; scripts load later. */

const entry = `**${listScripts('index.html')[0]}`

for (const locale of locales) {
  const file = `out/${getLandingFile(locale)}`

  test(`the ${locale} page has no render-blocking resources`, () => {
    const html = readFileSync(file, 'utf8').replaceAll(/<noscript.*?<\/noscript>/gs, '')
    expect(html.split('</head>')[0]).toContain('.hero-title')
    expect(html).not.toMatch(/<link[^>]*rel="stylesheet"/)
    // Scripts start from an inline script after the first paint.
    expect(html).not.toMatch(/<script[^>]*\ssrc=/)
    expect(html).not.toMatch(/<link[^>]*as="(?:font|script|fetch)"/)
  })
}

test('scripts wait for the load event or the first key press', async ({ page }) => {
  const started: string[] = []
  page.on('request', (request) => {
    if (/\/_next\/static\/.*\.js/.test(request.url())) started.push(request.url())
  })
  // The delayed picture delays the page's load event.
  const release = await delayFiles(page, '**/art/hero-*.svg')
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  // The style sheet is requested after the first paint, when script tags would have started requests.
  await page.waitForRequest('**/*.css')
  expect(started).toEqual([])
  const request = page.waitForRequest(entry)
  await page.keyboard.press('Tab')
  await request
  await hydrate(page)
  release()
})

test('a route in the URL loads scripts immediately', async ({ page }) => {
  const release = await delayFiles(page, '**/art/hero-*.svg')
  const request = page.waitForRequest(entry)
  await page.goto('/#/privacy-policy', { waitUntil: 'commit' })
  await request
  release()
})

for (const slow of ['the main block', 'the dictionary'])
  test(`a section link clicked while ${slow} loads keeps the page content`, async ({ page }) => {
    // Hydration needs both.
    const file = slow === 'the dictionary' ? '**/translation.json' : `**/${findScriptContaining('hero-art')}`
    const release = await delayFiles(page, file)
    const requested = page.waitForRequest(file)
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
    release()
    await hydrate(page)
    await expect(page.locator('#free-story')).toBeInViewport()
    expect(await page.evaluate(() => Reflect.get(window, 'wasEmpty') ?? false)).toBe(false)
  })

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

test('scripts are fetched before the first use, but none runs', async ({ page }) => {
  // Browsers send a pointer move when a page appears under a resting pointer.
  await page.mouse.move(200, 300)
  await page.goto('/')
  await expect.poll(() => readTimings(page, '/client/')).not.toEqual([])
  const root = page.locator('html')
  await expect(root).not.toHaveAttribute('data-used')
  await expect(root).not.toHaveAttribute('data-laid-out')
  // A script that runs would have the initiator type `script`.
  const kinds = (await readTimings(page, '/client/')).map(({ initiatorType }) => initiatorType)
  expect(new Set(kinds)).toEqual(new Set(['fetch']))
})

// Other kinds of first use: app/client/before-hydration/enhance-page.test.ts.
test('focus, as by a screen reader, starts the scripts from the cache', async ({ page }) => {
  await page.goto('/')
  const main = '/client/main-'
  await expect
    .poll(async () => (await readTimings(page, main)).some(({ duration = 0 }) => duration > 0))
    .toBe(true)
  await page.locator('.hero a').first().focus()
  // `hydrate` dispatches a touch, which is not the first use any more.
  await expect(page.locator('html')).toHaveAttribute('data-used')
  await hydrate(page)
  const sizes = (await readTimings(page, main)).map(({ transferSize = 0 }) => transferSize)
  expect(sizes.length).toBeGreaterThan(1)
  expect(sizes.slice(1).filter((size) => size > 0)).toEqual([])
})

test('CSS makes the header solid before hydration', async ({ page }) => {
  await delayFiles(page, entry)
  await page.goto('/')
  await triggerScripts(page)
  await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }))
  await expectHeaderTranslucent(page)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expectHeaderTransparent(page)
})

const screens = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }

for (const [name, screen] of Object.entries(screens))
  for (const locale of locales)
    test(`late fonts cause no layout shift on the first screen: ${locale}, ${name}`, async ({ page }) => {
      await page.setViewportSize(screen)
      const shift = await recordLayoutShifts(page)
      const release = await delayFiles(page, '**/*.woff2')
      await page.goto(getLandingPage(locale).href, { waitUntil: 'domcontentloaded' })
      // Fonts delay the load event; a key press starts the scripts before it.
      await page.keyboard.press('Shift')
      await hydrate(page)
      expect(await page.evaluate(() => document.fonts.check('20px display'))).toBe(false)
      release()
      await page.waitForFunction(
        () => document.fonts.check('20px display') && document.fonts.check('20px text'),
      )
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      )
      // 0.1 counts as good (web.dev/cls); a link that moves by three pixels is 0.00002.
      expect(
        await shift(),
        'layout shift; a longer text may need another fallback font (app/fonts.css)',
      ).toBeLessThan(0.01)
    })

const pages = {
  landing: getLandingPage('en').href,
  story: getFreeStoryPage('en').href,
  legal: getDocumentPage('terms-and-conditions', 'en').href,
  '404': '/nothing-here',
}

/** Position, size and look of everything in the window; of what goes on below it without its height. */
const readLook = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')].flatMap((element) => {
      const { x, y, width, height, bottom } = element.getBoundingClientRect()
      if (y >= innerHeight || bottom <= 0 || width * height <= 1) return []
      if (!element.checkVisibility({ visibilityProperty: true })) return []
      const { color, backgroundColor, fontSize, fontWeight, borderRadius } = getComputedStyle(element)
      const box = [x, y, width, bottom > innerHeight ? NaN : height].map(Math.round)
      const look = [...box, color, backgroundColor, fontSize, fontWeight, borderRadius]
      return [[element.tagName, element.className, ...look].join(' ')]
    }),
  )

for (const [screen, viewport] of Object.entries(screens))
  for (const [name, href] of Object.entries(pages))
    test(`the ${name} page looks the same before and after the style sheet: ${screen}`, async ({
      page,
      expectErrors,
    }) => {
      // The 404 page answers with this status.
      expectErrors(/404/)
      await page.setViewportSize(viewport)
      await delayFiles(page, '**/*.woff2')
      const release = await delayFiles(page, '**/*.css')
      const requested = page.waitForRequest('**/_next/**/*.css')
      await page.goto(href, { waitUntil: 'commit' })
      await requested
      const before = await readLook(page)
      release()
      await waitForStyles(page)
      expect(await readLook(page), 'a style sheet is missing in app/critical/').toEqual(before)
    })

test('critical CSS leaves out what the first paint cannot need', () => {
  for (const file of ['index.html', 'free-story.html', 'terms-and-conditions.html', '404.html']) {
    const [css = ''] = /<style>.*?<\/style>/s.exec(readFileSync(`out/${file}`, 'utf8')) ?? []
    expect(css, file).toContain('html{')
    expect(css, file).not.toMatch(
      /:hover|@media print|@media not all\{|forced-colors|scripting:none|transition:|\/\*|url\(/,
    )
  }
})
