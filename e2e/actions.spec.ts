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

test('Buy Now shows one notification for 5000 ms, or while it has the focus, and makes no request', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openWithStoppedClock(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const toast = page.locator('[data-sonner-toast]')
  await expect(page.getByRole('region', { name: region })).toHaveAttribute('aria-live', 'polite')

  await buyNow(page).click()
  await page.clock.runFor(notificationDurationMs - 500)
  await expect(toast).toContainText(buyTitle)
  await expect(toast).toContainText(buyDescription)
  // A second click replaces it, and starts its time anew.
  await buyNow(page).click()
  await page.clock.runFor(notificationDurationMs - 500)
  await expect(toast).toHaveCount(1)
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
  await buyNow(page).click()
  await expect(notification).toHaveCount(1)
  // Long before it closes automatically.
  await page.keyboard.press('Escape')
  await expect(notification).toHaveCount(0, { timeout: 3_000 })

  await buyNow(page).click()
  await page.getByRole('button', { name: messages.fr.toast.close }).press('Enter')
  await expect(notification).toHaveCount(0, { timeout: 3_000 })
})

/** Expects the notification at the lower left of each window, with its text readable. */
async function expectInEachWindow(page: Page) {
  const notification = locateNotification(page)
  for (const [textSize, width, height] of [
    [16, 1440, 900],
    [32, 1280, 800],
    // A phone at 400 % zoom.
    [16, 320, 180],
  ] as const) {
    await page.setViewportSize({ width, height })
    await setTextSize(page, textSize)
    // After the slide-in animation.
    await expect
      .poll(async () => {
        const { x, y, right, bottom } = await getBox(notification)
        return x >= 0 && y >= 0 && x <= 24 && right <= width && bottom <= height && bottom >= height - 40
      }, `${width} × ${height}`)
      .toBe(true)
    // A long text scrolls inside the notification.
    const text = notification.locator('.notification-text')
    await text.evaluate((element) => element.scrollIntoView({ block: 'end' }))
    await expect(text).toBeInViewport()
  }
}

for (const isHydrated of [true, false])
  test(`the notification covers neither the button that was pressed nor the moon’s, ${isHydrated ? 'after' : 'before'} hydration`, async ({
    page,
    expectErrors,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    if (isHydrated) {
      await openHydrated(page)
      await waitForToaster(page)
    } else {
      expectErrors(/Failed to load resource/)
      await page.route('**/client/**', (route) => route.abort())
      await page.goto('/')
      await waitForStyles(page)
    }
    const notification = locateNotification(page)
    for (const [width, height] of [
      [320, 568],
      [360, 640],
      [390, 844],
      [667, 375],
      [768, 1024],
      [844, 390],
      [1280, 480],
      [1440, 900],
    ] as const)
      for (const place of ['.hero-actions', '.offer-price']) {
        await page.setViewportSize({ width, height })
        const button = page.locator(`${place} button`)
        // At the lower edge of the window, if the page is long enough.
        await button.evaluate((element) => {
          scrollTo({ top: 0, behavior: 'instant' })
          element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
        })
        await button.click()
        await expect(notification).toContainText(buyTitle)
        await expect
          .poll(
            async () => {
              const toast = await getBox(notification)
              const boxes = [await getBox(button)]
              const moon = page.locator('.hero-call > button')
              if (await moon.isVisible()) boxes.push(await getBox(moon))
              return boxes.filter(
                (one) => one.bottom > toast.y && one.y < toast.bottom && one.x < toast.right,
              )
            },
            { message: `${place} at ${width} × ${height}` },
          )
          .toEqual([])
        await page.keyboard.press('Escape')
        await expect(notification).toHaveCount(0)
      }
  })

test('the notification is at the lower left of every window, before hydration and later', async ({
  page,
}) => {
  await page.clock.install({ time: 0 })
  await page.goto('/')
  await waitForStyles(page)
  // Without animation frames the client does not start.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
  await buyNow(page).click()
  await expectInEachWindow(page)

  await page.clock.resume()
  await hydrate(page)
  await waitForToaster(page)
  await page.clock.fastForward(notificationDurationMs)
  await expect(locateNotification(page)).toHaveCount(0)
  await page.clock.pauseAt('1970-01-03')
  await buyNow(page).click()
  await page.clock.runFor(1_000)
  await expect(page.locator('[data-sonner-toast]')).toContainText(buyDescription)
  await expectInEachWindow(page)
})
