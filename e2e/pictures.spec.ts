import type { Page } from '@playwright/test'
import { heroDelay, pictureMovement } from '@/lib/site'
import { expect, openLive, test } from './fixtures'

const runOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((picture) => new URL((picture as HTMLImageElement).src).hash)

// When pictures move again, and that they don't with reduced motion: components/ui/replay-pictures.test.ts.
test('a picture that is reached or comes into view moves, without a request', async ({ page }) => {
  await page.clock.install()
  await openLive(page)
  await page.waitForLoadState('networkidle')
  await page.clock.fastForward(heroDelay + pictureMovement)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  expect(await runOf(page, '.hero-art')).toBe('')
  await page.locator('.hero a').first().focus()
  await expect.poll(() => runOf(page, '.hero-art')).not.toBe('')
  await expect(page.locator('.hero-art')).toHaveJSProperty('complete', true)
  expect(requests.filter((url) => url.includes('hero'))).toEqual([])

  const picture = '#about-us .press img'
  await page.locator(picture).scrollIntoViewIfNeeded()
  await expect(page.locator(picture)).toHaveJSProperty('complete', true)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.clock.fastForward(pictureMovement)
  await page.locator(picture).scrollIntoViewIfNeeded()
  await expect.poll(() => runOf(page, picture)).not.toBe('')
})
