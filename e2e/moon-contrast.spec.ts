import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { getLandingPage } from '@/lib/pages'
import { calculateContrast } from './contrast'
import { addStyles, expect, messages, openHydrated, test, waitForPaint, waitForStyles } from './fixtures'

/* Text on the hero's picture, which changes as the moon is called. */

const texts =
  '.hero-words > :not(.hero-actions), .header-nav a, .logo > :last-child, .language-menu > summary > :not(.sr-only)'

/** Reads the lines of the texts on the picture, which have no ground of their own, and their colours. */
const readLines = (page: Page) =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility())
        .flatMap((element) => {
          const range = document.createRange()
          range.selectNodeContents(element)
          const colour = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(Number)
          return [...range.getClientRects()]
            .filter(({ width, height, bottom }) => width > 1 && height > 1 && bottom <= innerHeight)
            .map(({ x, y, width, height }) => ({ text: element.textContent, colour, x, y, width, height }))
        }),
    texts,
  )

/** Takes a screenshot without texts. Returns a function that lists some of the colours in a box. */
async function readGround(page: Page) {
  await addStyles(page, '.hero-words *, .header * { visibility: hidden !important }')
  const screenshot = sharp(await page.screenshot({ scale: 'css' })).removeAlpha()
  const { data, info: raw } = await screenshot.raw().toBuffer({ resolveWithObject: true })
  await addStyles(page, '')
  return async ({ x, y, width, height }: Record<'x' | 'y' | 'width' | 'height', number>) => {
    const [left, top] = [Math.max(Math.round(x), 0), Math.max(Math.round(y), 0)]
    const box = { left, top, width: Math.floor(width), height: Math.floor(height) }
    const pixels = await sharp(data, { raw }).extract(box).raw().toBuffer()
    return Array.from({ length: Math.floor(pixels.length / 21) }, (_, index) => [
      ...pixels.subarray(index * 21, index * 21 + 3),
    ])
  }
}

const screens = [
  [320, 640],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [2560, 1300],
] as const

test('all text on the picture has a contrast of 4.5 in every state', { tag: '@all' }, async ({ page }) => {
  // Screenshots of four states in five sizes.
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // French has the longest texts.
  await openHydrated(page, getLandingPage('fr').href)
  await waitForStyles(page)
  for (const state of [0, 1, 2, 3]) {
    if (state > 0) {
      await page.getByRole('button', { name: messages.fr.moon.call }).click()
      await expect(page.locator('html')).toHaveAttribute('data-moon', String(state))
    }
    for (const [width, height] of screens) {
      await page.setViewportSize({ width, height })
      // Browsers select another source only in the frame after a change of size.
      await waitForPaint(page)
      await page.waitForFunction(() =>
        [...document.querySelectorAll<HTMLImageElement>('.hero-art')].every(({ complete }) => complete),
      )
      const lines = await readLines(page)
      const listColours = await readGround(page)
      for (const { text, colour, ...box } of lines) {
        const contrasts = (await listColours(box)).map((ground) => calculateContrast(colour, ground))
        // A hundredth of the pixels, such as a star, does not count.
        const lowest = contrasts.sort((one, other) => one - other)[Math.floor(contrasts.length / 100)]
        expect(lowest, `${text} in state ${state} at ${width} × ${height}`).toBeGreaterThanOrEqual(4.5)
      }
    }
  }
})
