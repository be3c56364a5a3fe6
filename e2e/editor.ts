import { expect, type Page } from '@playwright/test'

/* Locators and actions of the editor's page. */

export const dialog = (page: Page) => page.getByRole('dialog')
export const field = (page: Page, locale: string) => page.locator(`#text-${locale}`)
/** Reads the text in the field of a language. */
export const readField = (page: Page, locale: string) =>
  field(page, locale).evaluate((one) => (one instanceof HTMLTextAreaElement ? one.value : one.textContent))
/** The frame with the site. */
export const frame = (page: Page) => page.frameLocator('#frame')
/** The overlay's button over a text. */
export const overlayButton = (page: Page, key: string) =>
  frame(page).locator(`nori-edit-layer button[data-key="${key}"]`)
export const saveButton = (page: Page) => dialog(page).getByRole('button', { name: 'Save' })

/** Opens the editor and switches editing on. */
export async function openEditor(page: Page) {
  await page.goto('/edit')
  // The development server compiles the page at the first request.
  await expect(frame(page).locator('h1')).toBeVisible({ timeout: 90_000 })
  await page.getByRole('button', { name: 'Edit texts' }).click()
  await expect(overlayButton(page, 'hero.title')).toBeVisible()
}

/** Opens a text from the list of all texts. */
export async function openFromList(page: Page, key: string) {
  const list = page.getByRole('button', { name: 'All texts' })
  if ((await list.getAttribute('aria-expanded')) === 'false') await list.click()
  await page.getByRole('searchbox', { name: 'Search' }).fill(key)
  await page.locator(`aside button[data-key="${key}"]`).click()
  await expect(dialog(page)).toBeVisible()
}

/** Clicks Save although it is marked as disabled; the click moves the focus to the error. */
export const clickDisabledSave = (page: Page) => saveButton(page).click({ force: true })

/** Saves and waits for the confirmation. */
export async function saveText(page: Page) {
  await saveButton(page).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('status').first()).toContainText(/^Saved .*“/)
}

/** Changes a text in some languages and saves it. @param texts by language */
export async function changeText(page: Page, key: string, texts: Record<string, string>) {
  await openFromList(page, key)
  for (const [locale, text] of Object.entries(texts)) await field(page, locale).fill(text)
  await saveText(page)
}
