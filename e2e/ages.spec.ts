import type { Page } from '@playwright/test'
import { volumes } from '@/lib/volumes'
import {
  chooseLanguage,
  expect,
  getBox,
  getLanguageName,
  goToHash,
  messages,
  openHydrated,
  test,
} from './fixtures'

const { book, benefits } = messages.en
const [first, second, third] = volumes
const locateAge = (page: Page, { id, ages }: (typeof volumes)[number], texts = book) =>
  page.getByRole('radio', {
    name: `${texts.volumes[id].title} ${texts.ageRange.replace('{from}', ages.from).replace('{to}', ages.to)}`,
  })

/** Expects the contents of one age to be visible and those of the other ages hidden. */
async function expectAge(page: Page, chosen: (typeof volumes)[number]) {
  for (const { id } of volumes) {
    const isShown = id === chosen.id
    await expect(page.getByText(book.volumes[id].sample)).toBeVisible({ visible: isShown })
    for (const area of Object.values(benefits.areas))
      await expect(page.getByText(area[id])).toBeVisible({ visible: isShown })
  }
}

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled })

    test('choosing an age shows its sample page and breakfast ideas and enlarges its book', async ({
      page,
    }) => {
      await page.goto('/')
      await expectAge(page, first)
      await locateAge(page, third).check()
      await expectAge(page, third)
      const getHeight = async ({ id }: (typeof volumes)[number]) =>
        (await getBox(page.locator(`.long-corgi .book-cover-${id}`))).height
      await expect.poll(async () => (await getHeight(third)) / (await getHeight(first))).toBeGreaterThan(1.15)
    })

    test('clicks on covers and arrow keys choose an age', async ({ page }) => {
      await page.goto('/')
      await page.locator(`.long-corgi .book-cover-${second.id}`).click()
      await expectAge(page, second)
      await locateAge(page, second).press('ArrowRight')
      await expectAge(page, third)
    })
  })

test('keeps the chosen age through a legal route, back, and a change of language', async ({ page }) => {
  await openHydrated(page)
  await locateAge(page, second).check()
  await goToHash(page, '#/privacy-policy')
  await expect(page.locator('.legal')).toBeVisible()
  await page.goBack()
  await expect(locateAge(page, second)).toBeChecked()
  await chooseLanguage(page, getLanguageName('fr'))
  await expect(locateAge(page, second, messages.fr.book)).toBeChecked()
})

test('keeps an age chosen before hydration; reloading resets it', async ({ page }) => {
  await page.route('**/locales/en/translation.json', async (route) => {
    await locateAge(page, third).check()
    await route.continue()
  })
  await openHydrated(page)
  await expectAge(page, third)
  await page.goto('about:blank')
  await page.unrouteAll()
  await page.goto('/')
  await expectAge(page, first)
})

test('at 390 px all ages are visible, and the keyboard scrolls to the chosen book', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page)
  await locateAge(page, first).focus()
  for (const volume of volumes)
    await expect(page.locator(`.long-corgi-age:has(#age-${volume.id})`)).toBeInViewport({ ratio: 1 })
  for (const volume of [second, third]) {
    await page.keyboard.press('ArrowRight')
    // Widths are fractions of a pixel.
    await expect(page.locator(`.long-corgi .book-cover-${volume.id}`)).toBeInViewport({ ratio: 0.99 })
  }
})

test('prints the texts of every age', async ({ page }) => {
  await page.goto('/')
  await page.emulateMedia({ media: 'print' })
  const display = await page
    .locator('.benefits-plate > div')
    .evaluateAll((ideas) => ideas.map((idea) => getComputedStyle(idea).display))
  expect(display).toHaveLength(12)
  expect(display).not.toContain('none')
})
