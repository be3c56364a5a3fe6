import type { Page } from '@playwright/test'
import { heroDelay, pictureMovement } from '@/lib/site'
import { expect, openLive, test } from './fixtures'

const hero = (page: Page) => page.locator('.hero-art')
const runOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((picture) => new URL((picture as HTMLImageElement).src).hash)

test.beforeEach(({ page }) => page.clock.install())

/** Opens the landing page, waits until pictures can move again and the first movement is over. */
async function openAtRest(page: Page) {
  await openLive(page)
  await page.waitForLoadState('networkidle')
  await page.clock.fastForward(heroDelay + pictureMovement)
}

test('the hero’s picture moves again when the keyboard’s focus comes to it, without a request', async ({
  page,
}) => {
  await openAtRest(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  expect(await runOf(page, '.hero-art')).toBe('')
  await page.locator('.hero a').first().focus()
  await expect.poll(() => runOf(page, '.hero-art')).not.toBe('')
  expect(requests.filter((url) => url.includes('hero'))).toEqual([])
  await expect(hero(page)).toHaveJSProperty('complete', true)
})

test('a picture moves again when it comes back into view', async ({ page }) => {
  await openAtRest(page)
  const picture = '#about-us .press img'
  await page.locator(picture).scrollIntoViewIfNeeded()
  await expect(page.locator(picture)).toHaveJSProperty('complete', true)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.clock.fastForward(pictureMovement)
  await page.locator(picture).scrollIntoViewIfNeeded()
  await expect.poll(() => runOf(page, picture)).not.toBe('')
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('no picture moves again', async ({ page }) => {
    await openAtRest(page)
    await page.locator('.hero a').first().focus()
    await page.clock.fastForward(pictureMovement)
    await page.locator('#about-us .press img').scrollIntoViewIfNeeded()
    await expect(page.locator('#about-us .press img')).toBeInViewport()
    expect(await runOf(page, '.hero-art')).toBe('')
  })
})
