import type { Page } from '@playwright/test'
import { volumes } from '@/lib/volumes'
import { expect, messages, test } from './fixtures'
import { chooseLanguage, getBox, openHydrated } from './steps'

const { book, benefits } = messages.en
const [first, second, third] = volumes
type Volume = (typeof volumes)[number]

const locateAge = (page: Page, { id, ages }: Volume, texts = book) =>
  page.getByRole('radio', {
    name: `${texts.volumes[id].title} ${texts.ageRange.replace('{from}', ages.from).replace('{to}', ages.to)}`,
  })
const locateCover = (page: Page, { id }: Volume) => page.locator(`.age-picker .book-cover-${id}`)

async function expectAge(page: Page, chosen: Volume) {
  for (const { id } of volumes) {
    const isShown = id === chosen.id
    await expect(page.getByText(book.volumes[id].sample)).toBeVisible({ visible: isShown })
    for (const area of Object.values(benefits.areas))
      await expect(page.getByText(area[id])).toBeVisible({ visible: isShown })
  }
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a chosen age shows its texts and enlarges its book; print shows every age', async ({ page }) => {
    await page.goto('/')
    await expectAge(page, first)
    await locateAge(page, third).check()
    await expectAge(page, third)
    const readHeight = async (volume: Volume) => (await getBox(locateCover(page, volume))).height
    await expect.poll(async () => (await readHeight(third)) / (await readHeight(first))).toBeGreaterThan(1.15)
    await locateCover(page, second).click()
    await expectAge(page, second)
    await locateAge(page, second).press('ArrowRight')
    await expectAge(page, third)

    await page.emulateMedia({ media: 'print' })
    for (const { id } of volumes)
      await expect(page.locator(`.book-volume[data-volume="${id}"]`)).toBeVisible()
  })
})

test('an age chosen before hydration is kept in other languages; a reload forgets it', async ({ page }) => {
  await page.route('**/locales/en/translation.json', async (route) => {
    await locateAge(page, second).check()
    await route.continue()
  })
  await openHydrated(page)
  await expectAge(page, second)
  await chooseLanguage(page, 'fr')
  await expect(locateAge(page, second, messages.fr.book)).toBeChecked()
  await page.reload()
  await expect(locateAge(page, first, messages.fr.book)).toBeChecked()
})

test('at 390 px all ages are visible, and the keyboard scrolls to the chosen book', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page)
  await locateAge(page, first).focus()
  for (const volume of volumes)
    await expect(page.locator(`.age-picker-age:has(#age-${volume.id})`)).toBeInViewport({ ratio: 1 })
  for (const volume of [second, third]) {
    await page.keyboard.press('ArrowRight')
    // Widths are fractions of a pixel.
    await expect(locateCover(page, volume)).toBeInViewport({ ratio: 0.99 })
  }
})
