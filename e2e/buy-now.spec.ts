import type { Page } from '@playwright/test'
import {
  expect,
  hydrate,
  locateNotification,
  messages,
  openWithStoppedClock,
  test,
  waitForStyles,
  waitForToaster,
} from './fixtures'

const { buyTitle, buyDescription } = messages.en.toast
const clickBuyNow = (page: Page) => page.locator('.hero-actions button').click()

test('Buy Now shows a notification for 5000 ms without a request', async ({ page }) => {
  await openWithStoppedClock(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await clickBuyNow(page)
  const toast = page.locator('[data-sonner-toast]')
  await page.clock.runFor(200)
  await expect(toast).toContainText(buyTitle)
  await expect(toast).toContainText(buyDescription)
  await page.mouse.move(0, 0)
  await page.clock.runFor(4500)
  await expect(toast).toHaveCount(1)
  await page.clock.runFor(1500)
  await expect(toast).toHaveCount(0)
  // Scripts and pictures of the page load when the browser is idle.
  const pictures = await page
    .locator('img')
    .evaluateAll((images: HTMLImageElement[]) => images.map(({ src }) => src))
  expect(requests.filter((url) => !url.includes('/_next/static/') && !pictures.includes(url))).toEqual([])
})

/** Reads position and style of the notification. */
const readAppearance = (page: Page) =>
  locateNotification(page).evaluate((element) => {
    const { left, width, bottom } = element.getBoundingClientRect()
    const { borderTopColor, borderRadius, backgroundColor, padding } = getComputedStyle(element)
    return { left, width, bottom, borderTopColor, borderRadius, backgroundColor, padding }
  })

test('the native notification before hydration looks like the later one', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await page.goto('/')
  await waitForStyles(page)
  await page.clock.pauseAt('1970-01-02')
  const opened = page.locator('#native-notice').evaluate(
    (notice) =>
      new Promise<void>((resolve) => {
        notice.addEventListener('toggle', () => resolve(), { once: true })
      }),
  )
  await clickBuyNow(page)
  // Its timer has started.
  await opened
  await expect(locateNotification(page)).toContainText(buyTitle)
  const first = await readAppearance(page)
  await page.clock.runFor(4_900)
  await expect(locateNotification(page)).toHaveCount(1)
  await page.clock.runFor(100)
  await expect(locateNotification(page)).toHaveCount(0)

  await page.clock.resume()
  await hydrate(page)
  await waitForToaster(page)
  await page.clock.pauseAt('1970-01-03')
  await clickBuyNow(page)
  await page.clock.runFor(1_000)
  await expect(locateNotification(page)).toContainText(buyDescription)
  // After the slide-in animation.
  await expect.poll(() => readAppearance(page)).toEqual(first)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the notification closes automatically too, and is not printed', async ({ page }) => {
    await page.goto('/')
    await clickBuyNow(page)
    await expect(locateNotification(page)).toContainText(buyDescription)
    await page.emulateMedia({ media: 'print' })
    await expect(locateNotification(page)).toHaveCount(0)
    await page.emulateMedia({ media: 'screen' })
    await expect(locateNotification(page)).toHaveCount(1)
    await expect(locateNotification(page)).toHaveCount(0, { timeout: 10_000 })
  })
})
