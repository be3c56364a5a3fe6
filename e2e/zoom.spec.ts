import { expect, openHydrated, test } from './fixtures'

/* The browser's zoom, which makes the window smaller in CSS pixels, and turning a phone. */

test('zooming makes the headline larger, and keeps the current text in view, as turning a phone does', async ({
  page,
}) => {
  await openHydrated(page)
  /** Zooms a laptop's window. Returns the headline's size for the eye: the zoom times the font size. */
  const readTitleSize = async (zoom: number) => {
    await page.setViewportSize({ width: Math.round(1280 / zoom), height: Math.round(800 / zoom) })
    return page
      .locator('.hero-title')
      .evaluate((title, factor) => factor * Number.parseFloat(getComputedStyle(title).fontSize), zoom)
  }
  const size = await readTitleSize(1)
  // WCAG 1.4.4 asks for larger text at 200 %.
  for (const [zoom, factor] of [
    [1.5, 1],
    [2, 1.25],
    [3, 1.5],
    [4, 1],
  ] as const)
    expect(await readTitleSize(zoom), `at ${100 * zoom} %`).toBeGreaterThanOrEqual(factor * size)

  for (const [from, to] of [
    [
      { width: 390, height: 844 },
      { width: 844, height: 390 },
    ],
    [
      { width: 1280, height: 800 },
      { width: 640, height: 400 },
    ],
  ] as const) {
    await page.setViewportSize(from)
    for (const selector of ['#benefits h3', '.story-title', '.colouring-sheets .subtitle']) {
      const text = page.locator(selector).first()
      await text.evaluate(
        (element) =>
          new Promise((resolve) => {
            addEventListener('scrollend', resolve, { once: true })
            const top = scrollY + element.getBoundingClientRect().top - innerHeight / 4
            scrollTo({ top, behavior: 'instant' })
          }),
      )
      for (const screen of [to, from]) {
        await page.setViewportSize(screen)
        await expect(text, `${selector} at ${screen.width} px`).toBeInViewport()
      }
    }
  }
})
