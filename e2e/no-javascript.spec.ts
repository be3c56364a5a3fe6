import { listAppLinks, notificationDurationMs } from '@/lib/site'
import { expect, getLanguageName, getLastStoryText, isShopOpen, legalTexts, messages, test } from './fixtures'
import { chooseLanguage, locateNotification } from './steps'

test.use({ javaScriptEnabled: false })

const { 'free-story': freeStory, 'about-us': aboutUs, hero, shell, action } = messages.fr

test('texts, menu, story and links work', { tag: ['@phone', '@server'] }, async ({ page, isMobile }) => {
  await page.goto('/fr')
  await expect(page.locator('h1')).toHaveText(hero.title)
  await expect(page.getByText(aboutUs.faq.age.answer)).toBeHidden()
  await page.getByText(aboutUs.faq.age.question).click()
  await expect(page.getByText(aboutUs.faq.age.answer)).toBeVisible()
  await expect(page.getByText(shell.loading).locator('visible=true')).toHaveCount(0)
  for (const hidden of ['.story-controls', '.story-tools']) await expect(page.locator(hidden)).toBeHidden()
  for (const { id, href } of listAppLinks('fr')) {
    const name = action[id === 'appUrl' ? 'downloadApp' : id]
    const download = page.getByRole('link', { name })
    await expect(download).toHaveAttribute('href', href)
    await expect(download).toHaveAttribute('target', '_blank')
  }

  const menu = page.locator('.mobile-menu summary')
  if (isMobile) await menu.click()
  await page.locator('header a[href="#free-story"]:visible').click()
  await expect(page).toHaveURL(/#free-story$/)
  await expect(page.locator('#free-story')).toBeInViewport()
  await expect(page.getByText(freeStory.story.pages.p01.text)).toBeVisible()
  if (isMobile) {
    const panel = page.locator('.mobile-menu .mobile-menu-panel')
    await expect(panel).toBeHidden()
    // A choice only hides the panel: the first click closes the menu, the second opens it.
    for (let click = 0; click < 2; click += 1) await menu.click()
    await expect(panel).toBeVisible()
    await menu.click()
  }
  await page.getByRole('link', { name: freeStory.story.open }).click()
  await expect(page.getByText(freeStory.story.plain)).toBeVisible()
  const lastPage = page.getByText(getLastStoryText('fr'))
  await lastPage.scrollIntoViewIfNeeded()
  await expect(lastPage).toBeInViewport()
  const pageList = page.locator('.story-pages')
  await expect(pageList).toHaveCSS('overflow-x', 'auto')
  await expect(pageList).toHaveCSS('scroll-snap-type', 'x mandatory')
})

test('languages, the back link of a legal page and Buy Now work without JavaScript', async ({ page }) => {
  await page.goto('/privacy-policy.html')
  await page.getByRole('link', { name: getLanguageName('fr') }).click()
  await expect(page.locator('h1')).toHaveText(legalTexts.fr.privacy.title)
  await page.getByRole('link', { name: shell.backToWebsite }).click()
  await expect(page.locator('h1')).toHaveText(hero.title)
  await chooseLanguage(page, 'en')
  await expect(page.locator('h1')).toHaveText(messages.en.hero.title)

  if (isShopOpen) return
  const buy = page.locator('.hero-actions button')
  await buy.click()
  const notification = locateNotification(page)
  await expect(notification).toContainText(messages.en.toast.buyDescription)
  await page.emulateMedia({ media: 'print' })
  await expect(notification).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  await expect(notification).toHaveCount(1)
  // A finite animation hides it; each further press shows it again.
  const finish = async () => {
    const delays = await notification.evaluate((element) =>
      element.getAnimations().map((animation) => {
        animation.finish()
        return animation.effect?.getTiming().delay
      }),
    )
    expect(delays).toEqual([notificationDurationMs])
    await expect(notification).toHaveCount(0)
  }
  await finish()
  for (const press of [() => buy.click(), () => buy.press('Enter'), () => buy.press('Space')]) {
    await press()
    await expect(notification).toHaveCount(1)
    // While the keyboard is on the button it stays.
    await page.locator('.hero-actions a').focus()
    await finish()
  }
})
