import type { Page } from '@playwright/test'
import { locales } from '@/lib/i18n/locales'
import { getDocumentPage, getLandingPage, routeNames } from '@/lib/pages'
import { addStyles, expect, openHydrated, recordLayoutShifts, test, waitForStyles } from './fixtures'

/* Text is not clipped and the page does not scroll sideways, with any text size, spacing or zoom. */

const paths = locales.flatMap((locale) => [
  getLandingPage(locale).href,
  ...routeNames.map((name) => getDocumentPage(name, locale).href),
])

/** Finds texts that an ancestor clips, and whether the page scrolls horizontally. */
const findOverflow = (page: Page) =>
  page.evaluate(() => {
    const clipped: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim()
      const parent = node.parentElement
      if (
        !text ||
        !parent ||
        parent.closest(
          // The logo's text, also its link's name, is clipped on purpose. The story, the ages and the pages to colour in scroll sideways; spines cut long titles off.
          'script, noscript, style, .sr-only, .skip-link, .logo, [popover], .story-pages, .long-corgi, .colouring-sheets ul, .offer-parcel',
        )
      )
        continue
      if (!parent.checkVisibility()) continue
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      for (let ancestor: Element | null = parent; ancestor; ancestor = ancestor.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(ancestor)
        const outer = ancestor.getBoundingClientRect()
        const clips = ['hidden', 'clip']
        if (
          (clips.includes(overflowY) && box.bottom > outer.bottom + 1) ||
          (clips.includes(overflowX) && box.right > outer.right + 1)
        ) {
          clipped.push(text.slice(0, 40))
          break
        }
      }
    }
    return {
      clipped,
      scrollsSideways: document.documentElement.scrollWidth > document.documentElement.clientWidth,
    }
  })

for (const [name, change] of Object.entries({
  'text at 200 %': 'html { font-size: 225% !important }',
  // WCAG 1.4.12.
  'WCAG text spacing':
    '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }',
}))
  test(`${name} clips nothing`, async ({ page }) => {
    for (const path of paths) {
      await page.goto(path)
      await waitForStyles(page)
      await addStyles(page, change)
      expect(await findOverflow(page), path).toEqual({ clipped: [], scrollsSideways: false })
    }
  })

for (const [name, size] of Object.entries({
  '400 % zoom on a laptop': { width: 320, height: 200 },
  'a screen of 240 px': { width: 240, height: 320 },
}))
  test(`${name} clips nothing and does not scroll sideways`, { tag: '@any-screen' }, async ({ page }) => {
    await page.setViewportSize(size)
    for (const path of paths) {
      await page.goto(path)
      await waitForStyles(page)
      expect(await findOverflow(page), path).toEqual({ clipped: [], scrollsSideways: false })
    }
  })

test('nothing shifts while the page loads and scrolls', async ({ page }) => {
  const shift = await recordLayoutShifts(page)
  await openHydrated(page, '/fr')
  for (const id of ['book', 'app', 'benefits', 'about-us', 'free-story'])
    await page.locator(`#${id}`).scrollIntoViewIfNeeded()
  await page.locator('footer').scrollIntoViewIfNeeded()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await shift()).toBe(0)
})

test('controls on a phone are at least 44 px high, the story’s moons 24 px', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a rule for phones; the desktop run would repeat it')
  await openHydrated(page)
  const controls = await page.locator('a:visible, button:visible, summary:visible').evaluateAll((elements) =>
    elements
      .map((element) => ({
        text: element.textContent,
        height: element.getBoundingClientRect().height,
        // WCAG 2.5.8. The arrows and a swipe do the same as the moons.
        wanted: element.matches('.story-progress > *') ? 24 : 44,
      }))
      .filter(({ height }) => height > 0),
  )
  expect(controls.length).toBeGreaterThan(10)
  expect(controls.filter(({ height, wanted }) => height < wanted)).toEqual([])
})
