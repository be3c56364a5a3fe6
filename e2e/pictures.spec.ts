import type { Page } from '@playwright/test'
import { heroAnimationDelayMs, pictureAnimationMs } from '@/lib/site'
import { expect, openHydrated, test } from './fixtures'

const runOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((picture) => new URL((picture as HTMLImageElement).src).hash)

// When pictures move again, and that they don't with reduced motion: components/ui/replay-pictures.test.ts.
test('a picture that is reached or comes into view moves, without a request', async ({ page }) => {
  await page.clock.install()
  await openHydrated(page)
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  // Again until what moves the pictures has seen them.
  await expect(async () => {
    await page.clock.fastForward(heroAnimationDelayMs + pictureAnimationMs)
    await page.locator('header a').first().focus()
    const before = await runOf(page, '.hero-art')
    await page.locator('.hero a').first().focus()
    expect(await runOf(page, '.hero-art')).not.toBe(before)
  }).toPass()
  await expect(page.locator('.hero-art')).toHaveJSProperty('complete', true)
  expect(requests.filter((url) => url.includes('hero'))).toEqual([])

  const picture = '#about-us .press img'
  // It moves by itself as it is loaded; from then on each time that it comes into view.
  await expect(async () => {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await page.clock.fastForward(pictureAnimationMs)
    await page.locator(picture).scrollIntoViewIfNeeded()
    await expect.poll(() => runOf(page, picture), { timeout: 2_000 }).not.toBe('')
  }).toPass()
})
