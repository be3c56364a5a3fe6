import { getFreeStoryPage, getLegalPage } from '@/lib/pages'
import { expect, getLanguageName, messages, test } from './fixtures'
import { locateNotification, openStyled } from './steps'

test.beforeEach(({ expectErrors }) => expectErrors(/Failed to load resource/))

const { languageFailedTitle, languageFailedDescription, close } = messages.en.toast
const pages = ['/', getFreeStoryPage('en').href, getLegalPage('privacy-policy', 'en').href]

for (const path of pages)
  test(`without a network, a language link of ${path} says so`, async ({ page, context }) => {
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

test('a picture that failed has its description, and loads once the network is back', async ({ page }) => {
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
