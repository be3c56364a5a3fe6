import type { Page } from '@playwright/test'
import { notificationDurationMs } from '@/lib/site'
import {
  chooseLanguage,
  expect,
  getBox,
  getLanguageName,
  hydrate,
  locateNotification,
  messages,
  openHydrated,
  openWithStoppedClock,
  setTextSize,
  test,
  waitForStyles,
  waitForToaster,
} from './fixtures'

/* Actions and the notification of Buy Now. components/shell/notifications.test.tsx tests the rules of notifications. */

const { buyTitle, buyDescription, region, close } = messages.en.toast
const buyNow = (page: Page) => page.locator('.hero-actions button')

test('Buy Now shows one notification for 5000 ms, or while it is used, and makes no request', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openWithStoppedClock(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const toast = page.locator('[data-sonner-toast]')
  await expect(page.getByRole('region', { name: region })).toHaveAttribute('aria-live', 'polite')

  await buyNow(page).click()
  await page.clock.runFor(500)
  await expect(toast).toContainText(buyTitle)
  await expect(toast).toContainText(buyDescription)
  await page.mouse.move(5, 5)
  await page.clock.runFor(notificationDurationMs - 1_000)
  // A second click replaces it, and starts its time anew.
  await buyNow(page).click()
  await page.mouse.move(5, 5)
  await page.clock.runFor(notificationDurationMs - 500)
  await expect(toast).toHaveCount(1)
  await page.clock.runFor(1_500)
  await expect(toast).toHaveCount(0)

  await buyNow(page).click()
  await page.clock.runFor(500)
  await toast.hover()
  await page.clock.runFor(20_000)
  await expect(toast).toHaveCount(1)
  await page.mouse.move(5, 5)
  await page.getByRole('button', { name: close }).focus()
  await page.clock.runFor(20_000)
  await expect(toast).toHaveCount(1)
  await buyNow(page).focus()
  await page.clock.runFor(notificationDurationMs + 1_000)
  await expect(toast).toHaveCount(0)

  // Scripts and pictures of the page load after its style sheet.
  const pictures = await page
    .locator('img')
    .evaluateAll((images: HTMLImageElement[]) => images.map(({ src }) => src))
  expect(requests.filter((url) => !url.includes('/_next/static/') && !pictures.includes(url))).toEqual([])
})

test('a notification is translated with the page, is not printed, and closes with the keyboard', async ({
  page,
}) => {
  await openHydrated(page)
  const notification = locateNotification(page)
  await buyNow(page).click()
  await expect(notification).toContainText(buyTitle)
  await page.emulateMedia({ media: 'print' })
  await expect(notification).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })

  // Each press starts its time anew.
  await buyNow(page).click()
  await chooseLanguage(page, getLanguageName('fr'))
  await expect(notification).toContainText(messages.fr.toast.buyTitle)
  await expect(notification).toContainText(messages.fr.toast.buyDescription)
  await buyNow(page).click()
  await expect(notification).toHaveCount(1)
  // Long before it closes automatically.
  await page.keyboard.press('Escape')
  await expect(notification).toHaveCount(0, { timeout: 3_000 })

  await buyNow(page).click()
  await page.getByRole('button', { name: messages.fr.toast.close }).press('Enter')
  await expect(notification).toHaveCount(0, { timeout: 3_000 })
})

/** Text size, width and height of windows from a desktop to a phone at 400 % zoom. */
const windows = [
  [16, 1440, 900],
  [32, 1280, 800],
  [24, 768, 1024],
  [16, 320, 180],
] as const

/** Expects the notification at the lower left of each window, and its text readable. Returns how it looks there. */
async function checkInEachWindow(page: Page) {
  const notification = locateNotification(page)
  const looks: object[] = []
  for (const [textSize, width, height] of windows) {
    await page.setViewportSize({ width, height })
    await setTextSize(page, textSize)
    // After the slide-in animation.
    await expect
      .poll(async () => {
        const box = await getBox(notification)
        const isCentred = Math.abs((box.x + box.right) / 2 - width / 2) < 1
        return {
          isInside: box.x >= 0 && box.y >= 0 && box.bottom <= height,
          isLow: height - box.bottom <= 40,
          // On a phone it is as wide as the window except for margins.
          isAtLeft: box.x <= 24 && (width >= 600 || isCentred),
        }
      })
      .toEqual({ isInside: true, isLow: true, isAtLeft: true })
    looks.push(
      await notification.evaluate((element) => {
        const { left, width, bottom } = element.getBoundingClientRect()
        const { borderTopColor, borderRadius, backgroundColor, padding } = getComputedStyle(element)
        const round = Math.round
        return [
          round(left),
          round(width),
          round(bottom),
          borderTopColor,
          borderRadius,
          backgroundColor,
          padding,
        ]
      }),
    )
    // A long text scrolls inside the notification.
    const text = notification.locator('.notification-text')
    await text.evaluate((element) => element.scrollIntoView({ block: 'end' }))
    await expect(text).toBeInViewport()
  }
  return looks
}

test('the notification before hydration looks like the later one in every window', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await page.goto('/')
  await waitForStyles(page)
  // Without animation frames the client does not start.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
  await buyNow(page).click()
  const notification = locateNotification(page)
  await expect(notification).toContainText(buyTitle)
  const before = await checkInEachWindow(page)

  await page.clock.resume()
  await hydrate(page)
  await expect(notification).toContainText(buyTitle)
  await waitForToaster(page)
  await page.clock.fastForward(notificationDurationMs)
  await expect(notification).toHaveCount(0)
  await page.clock.pauseAt('1970-01-03')
  await buyNow(page).click()
  await page.clock.runFor(1_000)
  await expect(page.locator('[data-sonner-toast]')).toContainText(buyDescription)
  expect(await checkInEachWindow(page)).toEqual(before)
  await notification.locator('.notification-close').click()
  await page.clock.runFor(1_000)
  await expect(notification).toHaveCount(0)
})
