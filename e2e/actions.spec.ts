import type { Page } from '@playwright/test'
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

test('a second click on Buy Now replaces the notification, and notifications are not printed', async ({
  page,
}) => {
  await page.goto('/')
  const buy = page.locator('.hero-actions button')
  await buy.click()
  await hydrate(page)
  await waitForToaster(page)
  await buy.click()
  await expect(page.locator('[data-sonner-toast]')).toBeVisible()
  await expect(locateNotification(page)).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
  await expect(locateNotification(page)).toHaveCount(0)
})

test('a notification is translated when the language changes', async ({ page }) => {
  await openHydrated(page)
  await page.locator('.hero-actions button').click()
  await expect(locateNotification(page)).toContainText(messages.en.toast.buyTitle)
  await chooseLanguage(page, getLanguageName('fr'))
  await expect(locateNotification(page)).toContainText(messages.fr.toast.buyTitle)
  await expect(locateNotification(page)).toContainText(messages.fr.toast.buyDescription)
})

test('Escape closes a notification', async ({ page }) => {
  await openHydrated(page)
  await page.locator('.hero-actions button').click()
  await expect(locateNotification(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  // Long before it closes automatically.
  await expect(locateNotification(page)).toHaveCount(0, { timeout: 3_000 })
})

for (const [text, width, height] of [
  [32, 1280, 800],
  [24, 768, 1024],
  [16, 320, 180],
] as const)
  for (const first of [true, false])
    test(`with ${text} px text at ${width} × ${height} the ${first ? 'native' : 'sonner'} notification fits the lower left and can be closed`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await page.goto('/')
      await waitForStyles(page)
      await setTextSize(page, text)
      if (!first) await hydrate(page)
      await page.locator('.hero-actions button').click()
      const notice = locateNotification(page)
      await expect(notice).toHaveCount(1)
      const close = notice.locator('.notification-close')
      // After the slide-in animation.
      await expect
        .poll(async () => {
          const box = await getBox(notice)
          return {
            isInside: box.x >= 0 && box.y >= 0 && box.bottom <= height,
            // On a phone it is centred, as wide as the window except for margins.
            isAtLeft: box.x <= 24 && (width >= 600 || Math.abs((box.x + box.right) / 2 - width / 2) < 1),
          }
        })
        .toEqual({ isInside: true, isAtLeft: true })
      // A long text scrolls inside the notification.
      await notice
        .locator('.notification-text')
        .evaluate((element) => element.scrollIntoView({ block: 'end' }))
      await expect(notice.locator('.notification-text')).toBeInViewport()
      await close.click()
      await expect(locateNotification(page)).toHaveCount(0)
    })

test.describe('a notification', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test.beforeEach(async ({ page }) => {
    await openWithStoppedClock(page)
    await page.locator('.hero-actions button').click()
    await page.clock.runFor(500)
    await expect(page.locator('[data-sonner-toast]')).toBeVisible()
  })

  test('is announced and can be closed with the keyboard', async ({ page }) => {
    const region = page.getByRole('region', { name: messages.en.toast.region })
    await expect(region).toHaveAttribute('aria-live', 'polite')
    const close = page.getByRole('button', { name: messages.en.toast.close })
    await close.focus()
    await page.keyboard.press('Enter')
    await page.clock.runFor(1000)
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  })

  for (const [way, enter, leave] of [
    [
      'a pointer',
      (page: Page) => page.locator('[data-sonner-toast]').hover(),
      (page: Page) => page.mouse.move(5, 5),
    ],
    [
      "the keyboard's focus",
      (page: Page) => page.getByRole('button', { name: messages.en.toast.close }).focus(),
      (page: Page) => page.locator('.hero-actions button').focus(),
    ],
  ] as const)
    test(`stays open while ${way} is on it`, async ({ page }) => {
      await page.mouse.move(5, 5)
      await enter(page)
      await page.clock.runFor(20_000)
      await expect(page.locator('[data-sonner-toast]')).toHaveCount(1)
      await leave(page)
      await page.clock.runFor(6_000)
      await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
    })
})
