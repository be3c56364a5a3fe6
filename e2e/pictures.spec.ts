import type { Page } from '@playwright/test'
import { heroAnimationDelayMs, pictureAnimationMs } from '@/lib/animation'
import { expect, messages, openHydrated, test } from './fixtures'

/** Returns the hash of a picture's URL, which restarts its animation when it changes. */
const readAnimationHash = (page: Page, selector: string) =>
  page.locator(selector).evaluate((picture) => new URL((picture as HTMLImageElement).src).hash)

// components/ui/replay-animations.test.ts tests when animations repeat, and reduced motion.
test('a picture that is focused or scrolled into view is animated, without a request', async ({ page }) => {
  await page.clock.install()
  await openHydrated(page)
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  // Repeated until the code that restarts animations has loaded.
  await expect(async () => {
    await page.clock.fastForward(heroAnimationDelayMs + pictureAnimationMs)
    await page.locator('header a').first().focus()
    const before = await readAnimationHash(page, '.hero-art')
    await page.locator('.hero a').first().focus()
    expect(await readAnimationHash(page, '.hero-art')).not.toBe(before)
  }).toPass()
  await expect(page.locator('.hero-art')).toHaveJSProperty('complete', true)
  expect(requests.filter((url) => url.includes('hero'))).toEqual([])

  const picture = '#about-us .about-us-makers img'
  // Animated when it loads, and each time that it scrolls into view.
  await expect(async () => {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await page.clock.fastForward(pictureAnimationMs)
    await page.locator(picture).scrollIntoViewIfNeeded()
    await expect.poll(() => readAnimationHash(page, picture), { timeout: 2_000 }).not.toBe('')
  }).toPass()
})

test('pictures that were lost have their description, and come back once the network does', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/ERR_FAILED/)
  const file = '**/art/app-phone.svg'
  await page.route(file, (route) => route.abort())
  await page.goto('/')
  const picture = page.getByRole('img', { name: messages.en.app.screen.alt })
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).toHaveJSProperty('complete', true)
  await expect(picture).toHaveJSProperty('naturalWidth', 0)
  await page.unroute(file)
  // As when the network is back. The emulated one may still fail requests at its own event.
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
})
