import type { Page } from '@playwright/test'
import { chooseLanguage, expect, getLanguageName, messages, openHydrated } from './fixtures'

/**
 * Checks a site that Next's own client hydrates, as under `npm run dev` and `npm run edit`: hydration without warnings,
 * language change in place, Buy Now.
 * @param base origin of the site
 */
export async function checkNextClient(page: Page, base: string): Promise<void> {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (/hydrat/i.test(message.text())) errors.push(message.text())
  })
  for (const path of ['/free-story.html', '/']) {
    await openHydrated(page, base + path)
    // React hydrates the header before the page below it.
    await expect(page.locator('[data-controls]:not([data-live])')).toHaveCount(0)
  }
  await chooseLanguage(page, getLanguageName('fr'))
  await expect(page.locator('h1')).toContainText(messages.fr.hero.title)
  await expect(page).toHaveURL(/\/fr\?lang=fr$/)
  await page.locator('.hero-actions button').click()
  await expect(page.locator('[data-sonner-toast]')).toContainText(messages.fr.toast.buyTitle)
  expect(errors).toEqual([])
}
