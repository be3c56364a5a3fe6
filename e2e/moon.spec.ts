import type { Page } from '@playwright/test'
import { expect, openHydrated, test } from './fixtures'

/** Returns how far the shadow has moved off the moon, in moon widths: 0 is a new moon, 1 a full moon. */
const readMoonPhase = (page: Page) =>
  page.locator('.moon-shadow').evaluate((shadow) => {
    const moon = shadow.parentElement?.getBoundingClientRect()
    if (!moon) throw new Error('The shadow is not in the moon.')
    return (moon.left - shadow.getBoundingClientRect().left) / moon.width
  })

test('the moon waxes until the story, and is hidden from screen readers', async ({ page }) => {
  await openHydrated(page)
  await expect(page.locator('.moon')).toHaveAttribute('aria-hidden', 'true')
  await expect.poll(() => readMoonPhase(page)).toBeLessThan(0.3)
  await page.locator('#benefits').scrollIntoViewIfNeeded()
  await expect.poll(() => readMoonPhase(page)).toBeGreaterThan(0.3)
  await page.locator('.story-controls').scrollIntoViewIfNeeded()
  await expect.poll(() => readMoonPhase(page)).toBeGreaterThan(1)
})

test('with reduced motion the moon does not change', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openHydrated(page)
  const before = await readMoonPhase(page)
  await page.locator('footer').scrollIntoViewIfNeeded()
  expect(await readMoonPhase(page)).toBe(before)
})

test('at 320 px, where the header has no room for it, the moon is hidden', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await openHydrated(page)
  await expect(page.locator('.moon')).toBeHidden()
})

for (const width of [390, 768, 1024, 1280, 1440, 1920])
  test(`at ${width} px the moon covers no text and no control of the header`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/', '/fr', '/es']) {
      await openHydrated(page, path)
      await page.locator('#app').scrollIntoViewIfNeeded()
      const covered = await page.evaluate(() => {
        const moon = document.querySelector('.moon')?.getBoundingClientRect()
        if (!moon?.width) throw new Error('The moon is not visible.')
        const texts = document.querySelectorAll(
          '.header :is(a, button, summary), main :is(h1, h2, h3, p, li, dt, dd)',
        )
        return (
          [...texts]
            .filter((text) => text.checkVisibility({ visibilityProperty: true }))
            .filter((text) => {
              const range = document.createRange()
              range.selectNodeContents(text)
              return [
                ...range.getClientRects(),
                ...(text.closest('header') ? [text.getBoundingClientRect()] : []),
              ].some(
                ({ left, right, top, bottom }) =>
                  left < moon.right && right > moon.left && top < moon.bottom && bottom > moon.top,
              )
            })
            // Texts may scroll behind a moon in the header.
            .filter((text) => text.closest('header') || moon.top > 100)
            .map((text) => text.textContent)
        )
      })
      expect(covered, path).toEqual([])
    }
  })
