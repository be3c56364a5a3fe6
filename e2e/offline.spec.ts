import { getFreeStoryPage, getLegalPage } from '@/lib/pages'
import {
  expect,
  getLanguageName,
  locateNotification,
  messages,
  openHydrated,
  openStyled,
  test,
  waitForToaster,
} from './fixtures'

/* Presses without a network, and the keyboard's way to a notification. */

const { languageFailedTitle, languageFailedDescription, close } = messages.en.toast
const pages = ['/', getFreeStoryPage('en').href, getLegalPage('privacy-policy', 'en').href]

for (const path of pages)
  test(`without a network, a language link of ${path} says what is missing, and the page stays`, async ({
    page,
    context,
    expectErrors,
  }) => {
    expectErrors(/Failed to load resource/)
    await page.route('**/client/**', (route) => route.abort())
    await openStyled(page, path)
    await context.setOffline(true)
    const menu = page.locator('.language-menu summary')
    if (await menu.count()) await menu.click()
    await page.getByRole('link', { name: getLanguageName('fr') }).click()
    const notice = locateNotification(page)
    await expect(notice).toContainText(languageFailedTitle)
    await expect(notice).toContainText(languageFailedDescription)
    await notice.getByRole('button', { name: close }).click()
    await expect(notice).toHaveCount(0)
    await expect(page).toHaveURL(new RegExp(`${path}$`))

    await context.setOffline(false)
    if (await menu.count()) await menu.click()
    await page.getByRole('link', { name: getLanguageName('fr') }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  })

test('Tab leads from Buy Now to the notification’s link, and from there to what follows Buy Now', async ({
  page,
}) => {
  await openHydrated(page)
  await waitForToaster(page)
  const buyNow = page.locator('.hero-actions button')
  await buyNow.focus()
  await page.keyboard.press('Enter')
  const notification = locateNotification(page)
  await expect(notification).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(notification.getByRole('link')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('.moon-call button')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(buyNow).toBeFocused()
})
