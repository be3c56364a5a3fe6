import { locales } from '@/lib/i18n/locales'
import { getDocumentPage, getLandingPage } from '@/lib/pages'
import { sections } from '@/lib/site'
import { expect, getBox, messages, openHydrated, test, waitForStyles } from './fixtures'
import { countPdfPages, paperFormats } from './print'

for (const [width, height] of [
  [360, 640],
  [390, 844],
  [768, 1024],
  [1280, 800],
  [1600, 900],
] as const) {
  test(`both hero buttons are on the first screen at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    for (const locale of locales) {
      await page.goto(getLandingPage(locale).href)
      for (const name of [messages[locale].action.buyNow, messages[locale].action.readStory]) {
        const { bottom } = await getBox(page.locator('.hero-actions').getByText(name))
        expect(bottom, `${locale} ${name}`).toBeLessThanOrEqual(height)
      }
    }
  })
}

for (const [width, maxLength] of [
  [1440, 2_900 + 1_200 * sections.length],
  [390, 4_000 + 2_000 * sections.length],
] as const)
  test(`at ${width} px the page has at most the length that its sections may add, in each language`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: width < 600 ? 844 : 900 })
    for (const locale of locales) {
      await openHydrated(page, getLandingPage(locale).href)
      // Later parts are laid out while the browser is idle.
      await expect(page.locator('html')).toHaveAttribute('data-laid-out', '')
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      expect(height, locale).toBeLessThanOrEqual(maxLength)
    }
  })

for (const locale of locales)
  test(`no heading or short text in ${locale} ends with a short word alone on its line`, async ({ page }) => {
    // Without reduced motion story pages are tilted, and line positions can't be compared.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openHydrated(page, getLandingPage(locale).href)
    await expect(page.locator('html')).toHaveAttribute('data-laid-out', '')
    for (const width of [320, 360, 390, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const { checked, lonely } = await page.evaluate(findLonelyWords)
      expect(checked).toBeGreaterThan(40)
      expect(lonely, `${width} px`).toEqual([])
    }
  })

/** Finds the visible texts of two to five lines whose last line is one short word. Runs in the page. */
function findLonelyWords(): { checked: number; lonely: string[] } {
  const texts = [...document.querySelectorAll('main :is(h1, h2, h3, p, dt, dd, li)')].filter(
    (text) =>
      text.checkVisibility() && !text.closest('.sr-only') && !text.querySelector('p, h3, dl, img, li'),
  )
  const lonely = texts.flatMap((text) => {
    const lines: { bottom: number; words: string[] }[] = []
    const range = document.createRange()
    const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^ \n]+/g)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const { bottom = 0 } = [...range.getClientRects()].at(-1) ?? {}
        const line = lines.at(-1)
        if (line && Math.abs(line.bottom - bottom) < 8) line.words.push(word)
        else lines.push({ bottom, words: [word] })
      }
    const [last = '', ...others] = lines.at(-1)?.words ?? []
    const isTitle = (text.textContent ?? '').split(/[ \n]/).length < 4
    const isLonely =
      !isTitle && lines.length > 1 && lines.length <= 5 && others.length === 0 && last.length < 8
    return isLonely && !last.includes('\u00a0') ? [text.textContent ?? ''] : []
  })
  return { checked: texts.length, lonely }
}

for (const [name, from, to] of [
  ['turning a phone', { width: 390, height: 844 }, { width: 844, height: 390 }],
  ['zooming to 200 %', { width: 1280, height: 800 }, { width: 640, height: 400 }],
] as const)
  test(`${name} and back keeps the current text in view`, async ({ page }) => {
    await page.setViewportSize(from)
    await openHydrated(page)
    await expect(page.locator('html')).toHaveAttribute('data-laid-out')
    for (const selector of [
      '#benefits h3',
      '.about-us-faq dt',
      '.story-title',
      '.colouring-sheets .subtitle',
    ]) {
      const text = page.locator(selector).first()
      await text.evaluate((element) => {
        scrollTo({
          top: scrollY + element.getBoundingClientRect().top - innerHeight / 4,
          behavior: 'instant',
        })
      })
      // The page stores its place when scrolling has ended.
      await page.waitForFunction(() => new Promise((resolve) => setTimeout(() => resolve(true), 300)))
      for (const size of [to, from]) {
        await page.setViewportSize(size)
        await expect(text, selector).toBeInViewport()
      }
    }
  })

test('zooming never makes the headline smaller, nor smaller than the text below it', async ({ page }) => {
  for (const locale of locales) {
    await page.goto(getLandingPage(locale).href)
    const sizes = []
    for (const zoom of [1, 1.25, 1.5, 1.75, 2, 3, 4]) {
      await page.setViewportSize({ width: Math.round(1280 / zoom), height: Math.round(800 / zoom) })
      const readFontSize = (selector: string) =>
        page.locator(selector).evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
      const title = await readFontSize('.hero-title')
      expect(title).toBeGreaterThan(await readFontSize('.hero-text'))
      sizes.push(title * zoom)
    }
    expect(Math.min(...sizes), sizes.join(' ')).toBe(sizes[0])
  }
})

test('list items of legal pages have full lines', async ({ page }) => {
  await page.goto(getDocumentPage('privacy-policy', 'en').href)
  const items = page.locator('.legal section li')
  await expect(items.first()).toBeVisible()
  const wraps = await items.evaluateAll((all) => all.map((item) => getComputedStyle(item).textWrapStyle))
  expect(new Set(wraps)).toEqual(new Set(['pretty']))
})

test('the 404 page prints on one sheet', async ({ page, expectErrors }) => {
  // It answers with this status.
  expectErrors(/404/)
  await page.goto('/nothing-here')
  await waitForStyles(page)
  for (const format of paperFormats) expect(await countPdfPages(page, { format }), format).toBe(1)
})
