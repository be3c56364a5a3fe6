import { locales } from '@/lib/i18n/locales'
import { storyPages } from '@/lib/story/pages'
import { calculateContrast } from './contrast'
import { expect, test } from './fixtures'
import { loadPictures, openStoryPage } from './story-reader'

/**
 * Measures the lowest contrast of a story page's lines with the picture below them. The worst hundredth of a line's pixels,
 * such as a star, is ignored. Runs in the page.
 */
async function measureTextContrast(item: Element): Promise<number> {
  const picture = item.querySelector('img') ?? new Image()
  const box = picture.getBoundingClientRect()
  const canvas = document.createElement('canvas')
  canvas.width = box.width
  canvas.height = box.height
  const painted = canvas.getContext('2d', { willReadFrequently: true })
  if (!painted) throw new Error('no canvas')
  painted.drawImage(picture, 0, 0, box.width, box.height)
  const channel = (value: number) =>
    value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4
  const luminance = ([red = 0, green = 0, blue = 0]: ArrayLike<number> & Iterable<number>) =>
    0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue)
  const text = item.querySelector('.story-text') ?? item
  const colour = luminance((getComputedStyle(text).color.match(/[\d.]+/g) ?? []).map(Number))
  const range = document.createRange()
  range.selectNodeContents(text)
  const lines = [...range.getClientRects()].map(({ left, top, width, height }) => {
    const { data } = painted.getImageData(left - box.left, top - box.top, Math.max(width, 1), height)
    const found: number[] = []
    for (let at = 0; at < data.length; at += 4 * 5) {
      const ground = luminance(data.subarray(at, at + 3))
      found.push((Math.max(colour, ground) + 0.05) / (Math.min(colour, ground) + 0.05))
    }
    return found.sort((one, other) => one - other)[Math.floor(found.length / 100)] ?? 1
  })
  return Math.min(...lines)
}

for (const locale of locales)
  test(`the ${locale} text has a contrast of 4.5 with the picture under it`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await openStoryPage(page, locale)
    await loadPictures(page)
    const items = await page.locator('.story-page').all()
    const contrasts = await Promise.all(items.map((item) => item.evaluate(measureTextContrast)))
    expect(contrasts).toHaveLength(storyPages.length)
    const tooLow = contrasts.flatMap((calculateContrast, index) =>
      calculateContrast >= 4.5 ? [] : [[storyPages[index], calculateContrast]],
    )
    expect(tooLow).toEqual([])
  })

test('the text is readable on the background colour when its picture fails to load', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await openStoryPage(page)
  const grounds = await page
    .locator('.story-page')
    .evaluateAll((items) =>
      items.map((item) => [
        getComputedStyle(item).backgroundColor,
        getComputedStyle(item.querySelector('p') ?? item).color,
      ]),
    )
  const parts = (colour: string = '') => (colour.match(/[\d.]+/g) ?? []).map(Number)
  expect(grounds).toHaveLength(storyPages.length)
  for (const [ground, text] of grounds)
    expect(calculateContrast(parts(ground), parts(text))).toBeGreaterThanOrEqual(7)
})
