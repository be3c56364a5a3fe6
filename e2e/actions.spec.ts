import type { Page } from '@playwright/test'
import { isFilledIn, site } from '@/lib/site'
import { chunkWith } from './exported'
import {
  chooseLanguage,
  expect,
  hydrated,
  messages,
  nameOf,
  openLive,
  setTextSize,
  styled,
  test,
} from './fixtures'

test('Buy Now shows its notification for 5000 ms and makes no request', async ({ page }) => {
  await page.clock.install()
  const toaster = page.waitForResponse(`**/${chunkWith('sonner-toast')}`)
  await openLive(page)
  // It is loaded when the browser is idle; the clock does not run by itself.
  await page.clock.runFor(2_000)
  await toaster
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.getByRole('button', { name: messages.en.action.buyNow }).locator('visible=true').first().click()
  const toast = page.locator('[data-sonner-toast]')
  await page.clock.runFor(200)
  await expect(toast).toContainText(messages.en.toast.buyTitle)
  await expect(toast).toContainText(messages.en.toast.buyDescription)
  await page.mouse.move(0, 0)
  await page.clock.runFor(4500)
  await expect(toast).toHaveCount(1)
  await page.clock.runFor(1500)
  await expect(toast).toHaveCount(0)
  expect(requests.filter((url) => !url.includes('/_next/static/'))).toEqual([])
})

/** A notification on screen, from whichever part of the page. */
const shown = (page: Page) => page.locator('.toast, .notice').locator('visible=true')

/** Where a notification is and how it looks. */
const look = (page: Page) =>
  shown(page).evaluate((element) => {
    const { left, width, bottom } = element.getBoundingClientRect()
    const { borderTopColor, borderRadius, backgroundColor, padding } = getComputedStyle(element)
    return { left, width, bottom, borderTopColor, borderRadius, backgroundColor, padding }
  })

test('Buy Now as the first act shows one notification for 5000 ms, which looks as every later one', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/')
  await styled(page)
  const buy = page.locator('.hero-actions button')
  const requested = page.waitForRequest(`**/${chunkWith('sonner-toast')}`)
  await buy.click()
  await expect(shown(page)).toContainText(messages.en.toast.buyTitle)
  const first = await look(page)
  // The clock runs by itself as well.
  await page.clock.runFor(3_500)
  await expect(shown(page)).toHaveCount(1)
  await page.clock.runFor(1_500)
  await expect(shown(page)).toHaveCount(0)

  await hydrated(page)
  await page.clock.runFor(2_000)
  await (await requested).response()
  await buy.click()
  await page.clock.runFor(1_000)
  await expect(shown(page)).toContainText(messages.en.toast.buyDescription)
  // Once it has slid in.
  await expect.poll(() => look(page)).toEqual(first)
})

test('a second press replaces the notification of the first, and none is printed', {
  tag: '@any-screen',
}, async ({ page }) => {
  const toaster = page.waitForResponse(`**/${chunkWith('sonner-toast')}`)
  await page.goto('/')
  const buy = page.locator('.hero-actions button')
  await buy.click()
  await hydrated(page)
  await toaster
  await buy.click()
  await expect(page.locator('[data-sonner-toast]')).toBeVisible()
  await expect(shown(page)).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
  await expect(shown(page)).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the notification of Buy Now goes by itself too, and is not printed', async ({ page }) => {
    await page.goto('/')
    await page.locator('.hero-actions button').click()
    const notice = page.locator('.notice')
    await expect(notice).toBeVisible()
    await expect(notice).toBeHidden({ timeout: 10_000 })
  })
})

test('a notification can be closed by a button with a name', { tag: '@any-screen' }, async ({ page }) => {
  await openLive(page, '/fr')
  await page.getByRole('button', { name: messages.fr.action.buyNow }).locator('visible=true').first().click()
  const toast = page.locator('[data-sonner-toast]')
  await toast.getByRole('button', { name: messages.fr.toast.close }).click()
  await expect(toast).toHaveCount(0)
})

test.describe('when the toaster can not be loaded', { tag: '@any-screen' }, () => {
  test.use({ expectedErrors: /Failed to load resource|net::ERR/ })
  test('Buy Now shows the same text in a popover', async ({ page }) => {
    await page.route(`**/${chunkWith('sonner-toast')}`, (route) => route.abort())
    await openLive(page)
    await page
      .getByRole('button', { name: messages.en.action.buyNow })
      .locator('visible=true')
      .first()
      .click()
    await expect(page.locator('#native-notice')).toContainText(messages.en.toast.buyTitle)
    await expect(page.locator('#native-notice')).toBeVisible()
  })
})

test('Download App opens the app site in a new tab', { tag: '@any-screen' }, async ({ page }) => {
  await page.goto('/')
  const link = page.getByRole('link', { name: messages.en.action.downloadApp })
  await expect(link).toHaveAttribute('href', site.appUrl)
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', 'noopener')
})

test('the price stands on the page in the notation of the language, and no rating until it is real', {
  tag: '@any-screen',
}, async ({ page }) => {
  await page.goto('/fr')
  const { offer, rating } = messages.fr.book
  expect(isFilledIn('book.rating')).toBe(false)
  await expect(page.locator('#book')).toContainText(`${offer.amount.replace('.', ',')}\u00a0$`)
  await expect(page.locator('main')).not.toContainText(rating.value.replace('.', ','))
})

test('a notification changes its language with the page', { tag: '@any-screen' }, async ({ page }) => {
  await openLive(page)
  await page.locator('.hero-actions button').click()
  await expect(shown(page)).toContainText(messages.en.toast.buyTitle)
  await chooseLanguage(page, nameOf('fr'))
  await expect(shown(page)).toContainText(messages.fr.toast.buyTitle)
  await expect(shown(page)).toContainText(messages.fr.toast.buyDescription)
})

test('Escape takes a notification away', { tag: '@any-screen' }, async ({ page }) => {
  await openLive(page)
  await page.locator('.hero-actions button').click()
  await expect(shown(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  // Long before it would go by itself.
  await expect(shown(page)).toHaveCount(0, { timeout: 3_000 })
})

for (const [text, width, height] of [
  [32, 1280, 800],
  [24, 768, 1024],
  [16, 320, 180],
] as const)
  for (const first of [true, false])
    test(`with text of ${text} px on ${width} × ${height} ${first ? 'the native' : 'a later'} notification is whole, at the lower left, and can be closed`, {
      tag: '@any-screen',
    }, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto('/')
      await styled(page)
      await setTextSize(page, text)
      if (!first) await hydrated(page)
      await page.locator('.hero-actions button').click()
      const notice = shown(page)
      await expect(notice).toHaveCount(1)
      const close = notice.locator('.toast-close')
      // Once it has slid in.
      await expect
        .poll(async () => {
          const {
            x,
            y,
            width: own,
            height: high,
          } = (await notice.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
          return {
            isInside: x >= 0 && y >= 0 && y + high <= height,
            // On a phone as wide as the window, but for its margins.
            isAtLeft: x <= 24 && (width >= 600 || Math.abs(x + own / 2 - width / 2) < 1),
          }
        })
        .toEqual({ isInside: true, isAtLeft: true })
      // What does not fit can be scrolled to.
      await notice.locator('.toast-text').evaluate((element) => element.scrollIntoView({ block: 'end' }))
      await expect(notice.locator('.toast-text')).toBeInViewport()
      await close.click()
      await expect(shown(page)).toHaveCount(0)
    })
