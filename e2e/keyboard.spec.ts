import type { Page } from '@playwright/test'
import { defaultLocale as locale } from '@/lib/i18n/locales'
import { getFreeStoryPage, getLandingPage, getLegalPage } from '@/lib/pages'
import { calculateContrast, parseColour } from './contrast'
import { expect, test } from './fixtures'
import { openExported } from './steps'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Reads the focused element: its place in the document, visibility and outline. */
const readFocusedElement = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return null
    const box = element.getBoundingClientRect()
    const [x, y] = [box.left + box.width / 2, box.top + Math.min(box.height / 2, innerHeight / 2)]
    const top = document.elementFromPoint(x, y)

    // The outline is outside its element, so its contrast depends on the background around the element.
    let ground = element.parentElement ?? element
    while (ground.parentElement && /^rgba\(.*, 0\)$/.test(getComputedStyle(ground).backgroundColor))
      ground = ground.parentElement
    const style = getComputedStyle(element)
    return {
      name: element.textContent?.trim().slice(0, 40) || element.tagName,
      // Among all elements of the page.
      index: [...document.querySelectorAll('*')].indexOf(element),
      isOnScreen: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
      isCovered: top !== null && !element.contains(top) && !top.contains(element),
      outline: style.outlineStyle === 'none' ? 0 : Number.parseFloat(style.outlineWidth),
      colours: [style.outlineColor, getComputedStyle(ground).backgroundColor],
    }
  })

/** Presses Tab from the top of the page until the focus leaves it or returns to an earlier element. */
async function tabThrough(page: Page) {
  const stops: NonNullable<Awaited<ReturnType<typeof readFocusedElement>>>[] = []
  for (;;) {
    await page.keyboard.press('Tab')
    const stop = await readFocusedElement(page)
    if (!stop || stops.some(({ index }) => index === stop.index)) return stops
    stops.push(stop)
  }
}

// In the other languages only texts differ.
for (const { file, least, tag } of [
  { ...getLandingPage(locale), least: 20, tag: '@phone' },
  { ...getFreeStoryPage(locale), least: 10, tag: [] },
  { ...getLegalPage('privacy-policy', locale), least: 5, tag: [] },
  { file: '404.html', least: 2, tag: '@all' },
])
  test(`Tab moves through ${file} in reading order, with visible focus`, { tag }, async ({ page }) => {
    // Hydration adds stops.
    await openExported(page, file)
    const stops = await tabThrough(page)
    expect(stops.length).toBeGreaterThan(least)
    expect(stops.map(({ index }) => index)).toEqual(stops.map(({ index }) => index).sort((a, b) => a - b))
    for (const stop of stops) {
      expect(stop, stop.name).toMatchObject({ isOnScreen: true, isCovered: false })
      expect(stop.outline, `outline of ${stop.name}`).toBeGreaterThanOrEqual(2)
      const contrast = calculateContrast(...(stop.colours.map(parseColour) as [number[], number[]]))
      expect(contrast, `contrast of the outline of ${stop.name}`).toBeGreaterThanOrEqual(3)
    }
  })
