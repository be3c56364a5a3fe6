import { locales } from '@/lib/i18n/locales'
import { getLandingPage } from '@/lib/pages'
import {
  chooseLanguage,
  expect,
  getLanguageName,
  getLastStoryText,
  legalTexts,
  messages,
  test,
} from './fixtures'

test.use({ javaScriptEnabled: false })

for (const locale of locales) {
  const path = getLandingPage(locale).href
  test(`${path} works without JavaScript`, async ({ page, isMobile }) => {
    await page.goto(path)
    const localeMessages = messages[locale]
    await expect(page.locator('h1')).toHaveText(localeMessages.hero.title)
    await expect(page.getByText(localeMessages['about-us'].faq.age.answer)).toBeVisible()
    await expect(page.getByText(localeMessages.shell.loading)).toHaveCount(0)
    if (isMobile) await page.locator('.mobile-menu summary').click()
    await page.locator('header a[href="#free-story"]:visible').click()
    await expect(page).toHaveURL(/#free-story$/)
    await expect(page.getByText(localeMessages['free-story'].story.pages.p01.text)).toBeVisible()
    for (const hidden of ['.story-controls', '.story-tools']) await expect(page.locator(hidden)).toBeHidden()
    await page.getByRole('link', { name: localeMessages['free-story'].story.open }).click()
    const lastPage = page.getByText(getLastStoryText(locale))
    await lastPage.scrollIntoViewIfNeeded()
    await expect(lastPage).toBeInViewport()
    const pageList = page.locator('.story-pages')
    await expect(pageList).toHaveCSS('overflow-x', 'auto')
    await expect(pageList).toHaveCSS('scroll-snap-type', 'x mandatory')
  })
}

test('the language menu works without JavaScript', { tag: '@any-screen' }, async ({ page }) => {
  await page.goto('/')
  await chooseLanguage(page, getLanguageName('es'))
  await expect(page.locator('h1')).toHaveText(messages.es.hero.title)
  await chooseLanguage(page, getLanguageName('en'))
  await expect(page.locator('h1')).toHaveText(messages.en.hero.title)
})

test('the back link of a legal page leads home without JavaScript', { tag: '@any-screen' }, async ({
  page,
}) => {
  await page.goto('/privacy-policy-es.html')
  await expect(page.locator('h1')).toHaveText(legalTexts.es.privacy.title)
  await page.getByRole('link', { name: messages.es.shell.backToWebsite }).click()
  await expect(page.locator('h1')).toHaveText(messages.es.hero.title)
})
