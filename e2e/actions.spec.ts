import type { Page } from '@playwright/test'
import { notificationDurationMs } from '@/lib/site'
import { expect, messages, skipIfShopIsOpen, test } from './fixtures'
import {
  chooseLanguage,
  getBox,
  locateNotification,
  openHydrated,
  openStyled,
  openWithStoppedClock,
  waitForToaster,
} from './steps'

const { buyTitle, buyDescription, region, close } = messages.en.toast
skipIfShopIsOpen()

const buyNow = (page: Page) => page.locator('.hero-actions button')

test('Buy Now shows one notification for 5000 ms, longer with focus; nothing is sent', async ({ page }) => {
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
  // A second click replaces it, and restarts its timer.
  await buyNow(page).click()
  await page.clock.runFor(notificationDurationMs - 500)
  await expect(toast).toHaveCount(1)
  await page.getByRole('button', { name: close }).focus()
  await page.clock.runFor(20_000)
  await expect(toast).toHaveCount(1)
  await buyNow(page).focus()
  await page.clock.runFor(notificationDurationMs + 1_000)
  await expect(toast).toHaveCount(0)

  // Scripts, dictionary and pictures of the page load after its style sheet, the next moon when the browser is idle.
  const pictures = await page
    .locator('img')
    .evaluateAll((images: HTMLImageElement[]) => images.map(({ src }) => src))
  expect(
    requests.filter(
      (url) => !/\/_next\/static\/|\/locales\/|\/art\/moon-/.test(url) && !pictures.includes(url),
    ),
  ).toEqual([])
})

test('a notification changes its language, is not printed, and closes by keyboard', async ({ page }) => {
  await openHydrated(page)
  const notification = locateNotification(page)
  await buyNow(page).click()
  await expect(notification).toContainText(buyTitle)
  await page.emulateMedia({ media: 'print' })
  await expect(notification).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })

  // Each press restarts the timer.
  await buyNow(page).click()
  await chooseLanguage(page, 'fr')
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

test('Tab leads from Buy Now to the notification’s link and back to the page', async ({ page }) => {
  await openHydrated(page)
  await waitForToaster(page)
  await buyNow(page).focus()
  await page.keyboard.press('Enter')
  const notification = locateNotification(page)
  await expect(notification).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(notification.getByRole('link')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('.moon-call button')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(buyNow(page)).toBeFocused()
})

for (const [index, [width, height]] of (
  [
    [320, 568],
    [1440, 900],
    [667, 375],
    [768, 1024],
    [1280, 480],
  ] as [number, number][]
).entries())
  for (const moment of ['before', 'after'] as const)
    test(`at ${width} × ${height} the notification covers no button ${moment} hydration`, {
      tag: index < 2 ? [] : '@all',
    }, async ({ page, expectErrors }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height })
      if (moment === 'after') {
        await openHydrated(page)
        await waitForToaster(page)
      } else {
        expectErrors(/Failed to load resource/)
        await page.route('**/client/**', (route) => route.abort())
        await openStyled(page)
      }
      const notification = locateNotification(page)
      for (const place of ['.hero-actions', '.offer-price']) {
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
              // Without React it may be hidden.
              const moon = page.locator('.moon-call > button:visible')
              const boxes = [await getBox(button), ...(await Promise.all((await moon.all()).map(getBox)))]
              return {
                isAtLowerLeft: toast.x <= 24 && toast.bottom <= height && toast.bottom >= height - 40,
                covered: boxes.filter(
                  (one) => one.bottom > toast.y && one.y < toast.bottom && one.x < toast.right,
                ),
              }
            },
            { message: place },
          )
          .toEqual({ isAtLowerLeft: true, covered: [] })
        await page.keyboard.press('Escape')
        await expect(notification).toHaveCount(0)
      }
    })
