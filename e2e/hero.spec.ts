import type { Page } from '@playwright/test'
import { locales } from '@/lib/i18n/locales'
import { getLandingPage } from '@/lib/pages'
import { delayFiles, expect, setTextSize, test, waitForStyles } from './fixtures'

/* The first screen's text and its picture. */

/** Finds texts of the hero that cover Nori's face or the hedgehog's. Runs in the page. */
function findCoveredFaces(): string[] {
  // Left, top, right and bottom of the faces in the pictures, in their units (art/scenes/hero.ts).
  const faces = {
    'hero-wide': [
      [1545, 392, 1810, 587],
      [1413, 741, 1516, 784],
    ],
    'hero-tall': [
      [260, 375, 520, 587],
      [150, 755, 224, 819],
    ],
  }
  const image = document.querySelector<HTMLImageElement>('.hero-art')
  if (!image) throw new Error('The hero has no picture.')
  const { naturalWidth, naturalHeight } = image
  const box = image.getBoundingClientRect()
  const scale = Math.max(box.width / naturalWidth, box.height / naturalHeight)
  const position = Number.parseFloat(getComputedStyle(image).objectPosition) / 100
  const left = box.left + (box.width - naturalWidth * scale) * position
  const top = box.bottom - naturalHeight * scale
  const texts = [...document.querySelectorAll('.hero-words > :not(.hero-actions), .hero-actions > *')]
  return texts.flatMap((text) => {
    const range = document.createRange()
    range.selectNodeContents(text)
    const rectangles = text.matches('.button') ? [text.getBoundingClientRect()] : [...range.getClientRects()]
    const pictureFaces = faces[image.currentSrc.includes('hero-wide') ? 'hero-wide' : 'hero-tall']
    const covers = pictureFaces.some(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) =>
      rectangles.some(
        (rectangle) =>
          rectangle.right > left + x1 * scale &&
          rectangle.left < left + x2 * scale &&
          rectangle.bottom > top + y1 * scale &&
          rectangle.top < top + y2 * scale,
      ),
    )
    return covers ? [text.textContent ?? ''] : []
  })
}

const waitForPicture = (page: Page) =>
  page.waitForFunction(() => document.querySelector<HTMLImageElement>('.hero-art')?.complete)

const screens = [
  [320, 200],
  [320, 256],
  [320, 640],
  [360, 360],
  [360, 640],
  [390, 844],
  [412, 823],
  [427, 300],
  [460, 320],
  [480, 320],
  [540, 720],
  [568, 320],
  [640, 360],
  [640, 400],
  [700, 700],
  [768, 1024],
  [844, 390],
  [1024, 600],
  [1024, 768],
  [1280, 800],
  [1440, 900],
  [1600, 900],
  [1920, 1080],
] as const

for (const textSize of [16, 32])
  test(`no text of the hero covers a face with ${textSize} px text`, async ({ page }) => {
    for (const locale of locales) {
      await page.goto(getLandingPage(locale).href)
      await waitForStyles(page)
      await setTextSize(page, textSize)
      for (const [width, height] of screens) {
        await page.setViewportSize({ width, height })
        await waitForPicture(page)
        expect(await page.evaluate(findCoveredFaces), `${locale}, ${width} × ${height}`).toEqual([])
      }
    }
  })

/** Every 4 px on phones, every 16 px above. */
const widths = [
  ...Array.from({ length: 40 }, (_, index) => 320 + 4 * index),
  ...Array.from({ length: 71 }, (_, index) => 480 + 16 * index),
]

/** Reads the boxes of everything in the header and the hero, at every width. */
async function readBoxes(page: Page) {
  const all: { name: string; edges: number[] }[][] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    all.push(
      await page.evaluate(() =>
        [...document.querySelectorAll('.header *, .hero *')]
          .filter((element) => element.checkVisibility() && !element.closest('.disclosure-panel'))
          .map((element) => {
            const { x, y, height } = element.getBoundingClientRect()
            return { name: `${element.tagName} ${element.className}`, edges: [x, y, height] }
          }),
      ),
    )
  }
  return all
}

for (const locale of locales)
  test(`late fonts move nothing on the first screen at any width: ${locale}`, async ({ page }) => {
    const release = await delayFiles(page, '**/*.woff2')
    await page.goto(getLandingPage(locale).href, { waitUntil: 'domcontentloaded' })
    await waitForStyles(page)
    const before = await readBoxes(page)
    expect(await page.evaluate(() => document.fonts.check('20px display'))).toBe(false)
    release()
    await page.waitForFunction(
      () => document.fonts.check('20px display') && document.fonts.check('20px text'),
    )
    const after = await readBoxes(page)
    const moved = widths.flatMap((width, index) =>
      (before[index] ?? []).flatMap(({ name, edges }, element) => {
        const distances = edges.map((edge, side) =>
          Math.abs((after[index]?.[element]?.edges[side] ?? NaN) - edge),
        )
        // Browsers do not count moves of less than 3 px as layout shifts.
        return distances.every((distance) => distance < 3) ? [] : [`${width} px: ${name} by ${distances}`]
      }),
    )
    expect(moved).toEqual([])
  })
