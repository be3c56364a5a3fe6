import { site } from '@/lib/site'
import { chunkWith, expect, hydrated, messages, test } from './fixtures'

test('Buy Now shows its notification for 5000 ms and makes no request', async ({ page }) => {
  await page.clock.install()
  const toaster = page.waitForResponse(`**/${chunkWith('sonner-toast')}`)
  await page.goto('/')
  await hydrated(page)
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

test('a notification can be closed by a button with a name', { tag: '@any-screen' }, async ({ page }) => {
  await page.goto('/fr')
  await hydrated(page)
  await page.getByRole('button', { name: messages.fr.action.buyNow }).locator('visible=true').first().click()
  const toast = page.locator('[data-sonner-toast]')
  await toast.getByRole('button', { name: messages.fr.toast.close }).click()
  await expect(toast).toHaveCount(0)
})

test.describe('when the toaster can not be loaded', { tag: '@any-screen' }, () => {
  test.use({ expectedErrors: /Failed to load resource|net::ERR/ })
  test('Buy Now shows the same text in a popover', async ({ page }) => {
    await page.route(`**/${chunkWith('sonner-toast')}`, (route) => route.abort())
    await page.goto('/')
    await hydrated(page)
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

test('price and rating stand on the page in the notation of the language', { tag: '@any-screen' }, async ({
  page,
}) => {
  await page.goto('/fr')
  const { offer, rating } = messages.fr.book
  await expect(page.locator('#book')).toContainText(`${offer.amount.replace('.', ',')}\u00a0$`)
  await expect(page.locator('#book')).toContainText(rating.value.replace('.', ','))
})
