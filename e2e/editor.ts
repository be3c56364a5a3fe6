import { expect, type Page } from '@playwright/test'

/** The frame with the site. */
export const frame = (page: Page) => page.frameLocator('#frame')
/** The panel of the open text. */
export const panel = (page: Page) => page.locator('form.panel')
export const field = (page: Page, locale: string) => page.locator(`#text-${locale}`)
export const button = (page: Page, name: string | RegExp) =>
  page.locator('aside').getByRole('button', { name })

/** Opens the editor, and waits until the site can be edited. */
export async function openEditor(page: Page) {
  await page.goto('/edit')
  await waitForSite(page)
}

/** The development server compiles a page at the first request. */
export async function waitForSite(page: Page) {
  await expect(frame(page).locator('h1').first()).toBeVisible({ timeout: 90_000 })
  await expect(page.locator('.loading')).toHaveCount(0, { timeout: 60_000 })
}

/** Opens a text from the list of all texts. */
export async function openFromList(page: Page, key: string) {
  await button(page, 'Texts').first().click()
  await page.getByRole('combobox', { name: 'Show' }).selectOption('all')
  await page.getByRole('searchbox').fill(key)
  await page.locator(`.texts button[data-key="${key}"]`).click()
  await expect(panel(page).locator('code')).toHaveText(key)
}

/** Saves the open text and waits for the confirmation. */
export async function saveText(page: Page) {
  await button(page, 'Save').click()
  await expect(page.locator('#status')).toContainText('Saved')
}
