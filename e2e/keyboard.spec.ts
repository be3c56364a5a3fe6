import type { Page } from '@playwright/test'
import { locales } from '@/lib/i18n/locales'
import { getDocumentPage, getFreeStoryPage } from '@/lib/pages'
import { calculateContrast } from './contrast'
import { getLandingFile, getPagePath, listExportedPages, listScripts } from './export-files'
import { expect, hydrate, messages, test, waitForStyles } from './fixtures'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

interface Stop {
  name: string
  /** Index among all elements of the page. */
  index: number
  isOnScreen: boolean
  isCovered: boolean
  /** Width of the outline in pixels. */
  outline: number
  /** Colours of the outline and of the background around it. */
  colours: [number[], number[]]
}

/** Reads the focused element: its place in the document, visibility and outline. */
const readFocusedElement = (page: Page) =>
  page.evaluate((): Stop | null => {
    const element = document.activeElement
    if (!element || element === document.body) return null
    const box = element.getBoundingClientRect()
    const [x, y] = [box.left + box.width / 2, box.top + Math.min(box.height / 2, innerHeight / 2)]
    const top = document.elementFromPoint(x, y)

    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const parts = (colour: string) => {
      if (!canvas) return []
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3)
    }
    // The outline is outside its element, so its contrast depends on the background around the element.
    let ground: Element | null = element.parentElement
    while (ground && /^rgba\(.*, 0\)$/.test(getComputedStyle(ground).backgroundColor))
      ground = ground.parentElement
    const style = getComputedStyle(element)
    return {
      name: element.textContent?.trim().slice(0, 40) || element.tagName,
      index: [...document.querySelectorAll('*')].indexOf(element),
      isOnScreen: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
      isCovered: top !== null && !element.contains(top) && !top.contains(element),
      outline: style.outlineStyle === 'none' ? 0 : Number.parseFloat(style.outlineWidth),
      colours: [
        parts(style.outlineColor),
        parts(ground ? getComputedStyle(ground).backgroundColor : 'white'),
      ],
    }
  })

/** Presses Tab from the top of the page until the focus leaves it or returns to an earlier element. */
async function tabThrough(page: Page): Promise<Stop[]> {
  const stops: Stop[] = []
  for (let step = 0; step < 200; step += 1) {
    await page.keyboard.press('Tab')
    const stop = await readFocusedElement(page)
    if (!stop || stops.some(({ index }) => index === stop.index)) return stops
    stops.push(stop)
  }
  throw new Error('The focus did not leave the page after 200 stops.')
}

/** One page of each kind; all with `all`. */
const samples: Record<string, string[]> = {
  [getLandingFile('en')]: ['@phone'],
  [getFreeStoryPage('en').file]: [],
  [getDocumentPage('privacy-policy', 'en').file]: [],
  '404.html': [],
}

for (const name of listExportedPages())
  test(`Tab moves through ${name} in reading order, with visible focus`, {
    tag: samples[name] ?? ['@all'],
  }, async ({ page, expectErrors }) => {
    // The browser logs the status of the 404 page.
    if (name === '404.html') expectErrors(/404/)
    await page.goto(getPagePath(name))
    await waitForStyles(page)
    // Hydration adds stops.
    if (listScripts(name)[0]) await hydrate(page)
    const stops = await tabThrough(page)
    const locale = locales.find((candidate) => getLandingFile(candidate) === name)
    expect(stops.length).toBeGreaterThan(locale ? 20 : 2)
    expect(stops.map(({ index }) => index)).toEqual(stops.map(({ index }) => index).sort((a, b) => a - b))
    // Names are cut to 40 characters above.
    if (locale) expect(stops[0]?.name).toBe(messages[locale].shell.skip.slice(0, 40))
    for (const stop of stops) {
      expect(stop, stop.name).toMatchObject({ isOnScreen: true, isCovered: false })
      expect(stop.outline, `outline of ${stop.name}`).toBeGreaterThanOrEqual(2)
      expect(
        calculateContrast(...stop.colours),
        `contrast of the outline of ${stop.name}`,
      ).toBeGreaterThanOrEqual(3)
    }
  })
