import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { locales } from '@/lib/i18n/locales'
import { getLandingPage } from '@/lib/pages'
import { storyPages } from '@/lib/story/pages'
import { calculateContrast, parseColour } from './contrast'
import { expect, messages, test } from './fixtures'
import { addStyles, openHydrated, resizeWindow, waitForStyles } from './steps'
import { loadPictures, openHydratedStoryPage, turnToPage } from './story-reader'

/* Contrast of texts with the picture that they stand on, which axe does not measure. */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const readLines = (page: Page, texts: string) =>
  page.locator(texts).evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .flatMap((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        const { color } = getComputedStyle(element)
        return [...range.getClientRects()]
          .filter(
            ({ left, right, width, height, bottom }) =>
              width > 1 && height > 1 && left >= 0 && right <= innerWidth && bottom <= innerHeight,
          )
          .map(({ x, y, width, height }) => ({ text: element.textContent, color, x, y, width, height }))
      }),
  )

/**
 * Expects texts to have a contrast of 4.5 with what a screenshot without them shows in their place.
 * @param hidden selector of everything that is not part of their background
 */
async function expectContrast(page: Page, texts: string, hidden: string, place: string) {
  const lines = await readLines(page, texts)
  expect(lines.length, place).toBeGreaterThan(0)
  await addStyles(page, `${hidden} { visibility: hidden !important }`)
  const screenshot = sharp(await page.screenshot({ scale: 'css' })).removeAlpha()
  const { data, info: raw } = await screenshot.raw().toBuffer({ resolveWithObject: true })
  await addStyles(page, '')
  for (const { text, color, x, y, width, height } of lines) {
    const colour = parseColour(color)
    const contrasts: number[] = []
    for (let top = Math.max(Math.round(y), 0); top < y + height - 1; top += 2)
      for (let left = Math.round(x); left < x + width - 1; left += 4) {
        const start = (top * raw.width + left) * raw.channels
        contrasts.push(calculateContrast(colour, [...data.subarray(start, start + 3)]))
      }
    // The lowest contrast, ignoring a hundredth of the pixels, such as those of a star.
    const lowest = contrasts.sort((one, other) => one - other)[Math.floor(contrasts.length / 100)]
    expect(lowest, `${text} ${place}`).toBeGreaterThanOrEqual(4.5)
  }
}

test('the hero’s texts contrast with its picture in every state', { tag: '@all' }, async ({ page }) => {
  // Screenshots of four states in five sizes.
  test.slow()
  // French has the longest texts.
  await openHydrated(page, getLandingPage('fr').href)
  await waitForStyles(page)
  for (const state of [0, 1, 2, 3]) {
    if (state > 0) {
      await page.getByRole('button', { name: messages.fr.moon.call }).click()
      await expect(page.locator('html')).toHaveAttribute('data-moon', String(state))
    }
    for (const [width, height] of [
      [320, 640],
      [844, 390],
      [768, 1024],
      [1024, 768],
      [2560, 1300],
    ] as const) {
      await resizeWindow(page, width, height)
      await page.waitForFunction(() =>
        [...document.querySelectorAll<HTMLImageElement>('.hero-art')].every(({ complete }) => complete),
      )
      await expectContrast(
        page,
        '.hero-words > :not(.hero-actions), .header-nav a, .logo > :last-child, .language-menu > summary > :not(.sr-only)',
        '.hero-words *, .header *',
        `in state ${state} at ${width} × ${height}`,
      )
    }
  }
})

for (const locale of locales)
  test(`the ${locale} story’s texts contrast with their pictures`, { tag: '@all' }, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width: 1280, height: 800 })
    await openHydratedStoryPage(page, locale)
    await loadPictures(page)
    for (const index of storyPages.keys()) {
      await turnToPage(page, index + 1, locale)
      await expectContrast(page, '.story-text > span', '.story-text', `on page ${index + 1}`)
      const line = page.locator('.story-text').nth(index)
      const text = await line.evaluate((element) => getComputedStyle(element).color)
      const ground = await page
        .locator('.story-page')
        .nth(index)
        .evaluate((element) => getComputedStyle(element).backgroundColor)
      expect(calculateContrast(parseColour(text), parseColour(ground))).toBeGreaterThanOrEqual(7)
    }
  })
