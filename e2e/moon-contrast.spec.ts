import type { Page } from '@playwright/test'
import { locales } from '@/lib/i18n/locales'
import { getLandingPage } from '@/lib/pages'
import { calculateContrast } from './contrast'
import { addStyles, expect, messages, openHydrated, test, waitForPaint, waitForStyles } from './fixtures'

/* Text on the hero's picture, which changes as the moon is called. */

/** Texts on the picture, which have no ground of their own: their lines, and their colour. */
const readTexts = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        '.hero-words > :not(.hero-actions), .header-nav a, .logo > :last-child, .language-menu > summary > :not(.sr-only)',
      ),
    ]
      .filter((text) => text.checkVisibility())
      .flatMap((text) => {
        const range = document.createRange()
        range.selectNodeContents(text)
        const colour = (getComputedStyle(text).color.match(/[\d.]+/g) ?? []).map(Number)
        return [...range.getClientRects()]
          .filter(({ width, height, bottom }) => width > 1 && height > 1 && bottom <= innerHeight)
          .map(({ x, y, width, height }) => ({
            text: text.textContent ?? '',
            colour,
            box: { x, y, width, height },
          }))
      }),
  )

/** Returns the colours of the pixels in each box of a screenshot. */
async function readGrounds(
  page: Page,
  reader: Page,
  boxes: { x: number; y: number; width: number; height: number }[],
) {
  const png = (await page.screenshot({ scale: 'css' })).toString('base64')
  return reader.evaluate(
    async ({ source, areas }) => {
      const image = await createImageBitmap(await (await fetch(source)).blob())
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
      if (!context) throw new Error('The browser has no canvas.')
      context.drawImage(image, 0, 0)
      return areas.map(({ x, y, width, height }) => {
        const { data } = context.getImageData(Math.max(x, 0), Math.max(y, 0), width, height)
        const colours: number[][] = []
        for (let at = 0; at < data.length; at += 4 * 7) colours.push([...data.subarray(at, at + 3)])
        return colours
      })
    },
    { source: `data:image/png;base64,${png}`, areas: boxes },
  )
}

const screens = [
  [320, 640],
  [390, 844],
  [640, 400],
  [768, 1024],
  [844, 390],
  [1000, 1010],
  [1024, 768],
  [1440, 900],
  [2560, 1300],
] as const

for (const locale of locales)
  test(`all text on the picture has a contrast of 4.5 in every state: ${locale}`, {
    tag: '@all',
  }, async ({ page }) => {
    // Screenshots of four states in nine sizes.
    test.slow()
    // The site's content security policy allows no data URLs.
    const reader = await page.context().newPage()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openHydrated(page, getLandingPage(locale).href)
    await waitForStyles(page)
    for (const state of ['0', '1', '2', '3']) {
      if (state !== '0') {
        await page.getByRole('button', { name: messages[locale].moon.call }).click()
        await expect(page.locator('html')).toHaveAttribute('data-moon', state)
      }
      for (const [width, height] of screens) {
        await page.setViewportSize({ width, height })
        // Browsers select another source only in the frame after a change of size.
        await waitForPaint(page)
        await page.waitForFunction(() =>
          [...document.querySelectorAll<HTMLImageElement>('.hero-art')].every(({ complete }) => complete),
        )
        const texts = await readTexts(page)
        await addStyles(page, '.hero-words *, .header * { visibility: hidden !important }')
        const grounds = await readGrounds(
          page,
          reader,
          texts.map(({ box }) => box),
        )
        await addStyles(page, '')
        for (const [index, { text, colour }] of texts.entries()) {
          const contrasts = (grounds[index] ?? []).map((ground) => calculateContrast(colour, ground))
          // A hundredth of the pixels, such as a star, does not count.
          const lowest = contrasts.sort((one, other) => one - other)[Math.floor(contrasts.length / 100)]
          expect(lowest, `${text} in state ${state} at ${width} × ${height}`).toBeGreaterThanOrEqual(4.5)
        }
      }
    }
  })
