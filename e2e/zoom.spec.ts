import { expect, openHydrated, test } from './fixtures'

test('zooming in, or turning a phone, keeps the current text in view', async ({ page }) => {
  await openHydrated(page)
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
