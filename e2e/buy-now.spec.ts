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
const press = (page: Page) => page.locator('.hero-actions button').click()

test('Buy Now shows its notification for 5000 ms and makes no request', async ({ page }) => {
  await openWithStoppedClock(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await press(page)
  const toast = page.locator('[data-sonner-toast]')
  await page.clock.runFor(200)
  await expect(toast).toContainText(buyTitle)
  await expect(toast).toContainText(buyDescription)
  await page.mouse.move(0, 0)
  await page.clock.runFor(4500)
  await expect(toast).toHaveCount(1)
  await page.clock.runFor(1500)
  await expect(toast).toHaveCount(0)
  // The page's own scripts and pictures come when the browser is idle.
  const pictures = await page
    .locator('img')
    .evaluateAll((images: HTMLImageElement[]) => images.map(({ src }) => src))
  expect(requests.filter((url) => !url.includes('/_next/static/') && !pictures.includes(url))).toEqual([])
})

/** Where a notification is and how it looks. */
const look = (page: Page) =>
  locateNotification(page).evaluate((element) => {
    const { left, width, bottom } = element.getBoundingClientRect()
    const { borderTopColor, borderRadius, backgroundColor, padding } = getComputedStyle(element)
    return { left, width, bottom, borderTopColor, borderRadius, backgroundColor, padding }
  })

test('Buy Now as the first act shows its notification as it does later', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await page.goto('/')
  await waitForStyles(page)
  await page.clock.pauseAt('1970-01-02')
  await press(page)
  await expect(locateNotification(page)).toContainText(buyTitle)
  const first = await look(page)
  await page.clock.runFor(4_900)
  await expect(locateNotification(page)).toHaveCount(1)
  await page.clock.runFor(100)
  await expect(locateNotification(page)).toHaveCount(0)

  await page.clock.resume()
  await hydrate(page)
  await waitForToaster(page)
  await page.clock.pauseAt('1970-01-03')
  await press(page)
  await page.clock.runFor(1_000)
  await expect(locateNotification(page)).toContainText(buyDescription)
  // Once it has slid in.
  await expect.poll(() => look(page)).toEqual(first)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the notification of Buy Now goes by itself too, and is not printed', async ({ page }) => {
    await page.goto('/')
    await press(page)
    await expect(locateNotification(page)).toContainText(buyDescription)
    await page.emulateMedia({ media: 'print' })
    await expect(locateNotification(page)).toHaveCount(0)
    await page.emulateMedia({ media: 'screen' })
    await expect(locateNotification(page)).toHaveCount(1)
    await expect(locateNotification(page)).toHaveCount(0, { timeout: 10_000 })
  })
})
