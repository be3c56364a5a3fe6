import { expect, type Page } from '@playwright/test'

/* What tests of `npm run edit` do in its window. */

/** The dialog of a text. */
export const dialog = (page: Page) => page.getByRole('dialog')
/** The field of a text in one language. */
export const field = (page: Page, locale: string) => page.locator(`#text-${locale}`)
/** What stands in the field of a text in one language. */
export const typedIn = (page: Page, locale: string) =>
  field(page, locale).evaluate((one) => (one instanceof HTMLTextAreaElement ? one.value : one.textContent))
/** The site inside the editor. */
export const frame = (page: Page) => page.frameLocator('#frame')
/** The button over a text of the site. */
export const cover = (page: Page, key: string) =>
  frame(page).locator(`nori-edit-layer button[data-key="${key}"]`)
/** The dialog's button to save. */
export const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save' })

/** Opens the editor and switches it on. */
export async function openEditor(page: Page) {
  await page.goto('/edit')
  // The development server compiles the page when it is first asked for.
  await expect(frame(page).locator('h1')).toBeVisible({ timeout: 90_000 })
  await page.getByRole('button', { name: 'Edit texts' }).click()
  await expect(cover(page, 'hero.title')).toBeVisible()
}

/** Opens a text from the list, by its key. */
export async function openFromList(page: Page, key: string) {
  const list = page.getByRole('button', { name: 'All texts' })
  if ((await list.getAttribute('aria-expanded')) === 'false') await list.click()
  await page.getByRole('searchbox', { name: 'Search' }).fill(key)
  await page.locator(`aside button[data-key="${key}"]`).click()
  await expect(dialog(page)).toBeVisible()
}

/** Presses Save although it is marked as disabled, which the press explains. */
export const tryToSave = (page: Page) => save(page).click({ force: true })

/** Saves, and sees that it is said. */
export async function saved(page: Page, key: string) {
  await save(page).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('status').first()).toHaveText(`Saved ${key}.`)
}

/** Changes a text from the list, in these languages. */
export async function changeText(page: Page, key: string, texts: Record<string, string>) {
  await openFromList(page, key)
  for (const [locale, text] of Object.entries(texts)) await field(page, locale).fill(text)
  await saved(page, key)
}
