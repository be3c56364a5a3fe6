import type { Page } from '@playwright/test'
import { locales } from '@/lib/i18n/locales'
import { getLandingPage } from '@/lib/pages'
import { delayFiles, expect, getBox, setTextSize, test, waitForStyles } from './fixtures'

/* The first screen's text and its picture. */

/** Finds texts and buttons of the hero that cover a face. Runs in the page. */
function findCoveredFaces(): string[] {
  // Left, top, right and bottom of the faces, before and after the calls, in the pictures' units (art/scenes/evening.ts).
  const faces = {
    'hero-wide': [
      [1530, 372, 1838, 600],
      [1286, 735, 1376, 826],
      [2030, 695, 2082, 820],
    ],
    'hero-tall': [
      [400, 385, 690, 560],
      [259, 748, 311, 822],
      [825, 700, 870, 810],
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
  const texts = [...document.querySelectorAll('.hero-words > :not(.hero-actions), .hero .button')].filter(
    (text) => text.checkVisibility(),
  )
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
  [427, 267],
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

test('the moon’s button is whole in the window, apart from the text and the other buttons, and large enough to touch', async ({
  page,
}) => {
  for (const locale of locales) {
    await page.goto(getLandingPage(locale).href)
    await waitForStyles(page)
    for (const [width, height] of screens) {
      await page.setViewportSize({ width, height })
      const moon = await getBox(page.locator('.hero-call > button'))
      const name = `${locale}, ${width} × ${height}`
      expect(moon.x, name).toBeGreaterThanOrEqual(0)
      expect(moon.right, name).toBeLessThanOrEqual(width)
      expect(moon.height, name).toBeGreaterThanOrEqual(44)
      const others = await page.locator('.hero-words > :not(.hero-actions), .hero-actions > *').all()
      for (const other of others)
        if (await other.isVisible()) {
          const box = await getBox(other)
          const isApart =
            box.right <= moon.x || box.x >= moon.right || box.bottom <= moon.y || box.y >= moon.bottom
          expect(isApart, `${name}: ${await other.textContent()}`).toBe(true)
        }
    }
  }
})

/** Reads the headline's size for the eye: the browser's zoom times the font size. */
const readTitleSize = async (page: Page, width: number, height: number, zoom: number = 1) => {
  await page.setViewportSize({ width, height })
  const size = await page.locator('.hero-title').evaluate((title) => getComputedStyle(title).fontSize)
  return zoom * Number.parseFloat(size)
}

test('the headline grows with the browser’s zoom, and the buttons stay on the first screen', async ({
  page,
}) => {
  for (const locale of locales) {
    await page.goto(getLandingPage(locale).href)
    await waitForStyles(page)
    const size = await readTitleSize(page, 1280, 800)
    expect(await readTitleSize(page, 427, 267, 3)).toBeGreaterThanOrEqual(1.5 * size)
    expect(await readTitleSize(page, 640, 400, 2)).toBeGreaterThanOrEqual(1.25 * size)
    for (const button of await page.locator('.hero .button:visible').all())
      expect((await getBox(button)).bottom, locale).toBeLessThanOrEqual(400)
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
