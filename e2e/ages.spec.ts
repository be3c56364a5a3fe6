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
const ageOf = (page: Page, { id, ages }: (typeof volumes)[number], texts = book) =>
  page.getByRole('radio', {
    name: `${texts.volumes[id].title} ${texts.ageRange.replace('{from}', ages.from).replace('{to}', ages.to)}`,
  })

/** That the page shows what belongs to one age, and nothing of the others. */
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

    test('an age brings its spread and its ideas for breakfast forward, and its book', async ({ page }) => {
      await page.goto('/')
      await expectAge(page, first)
      await ageOf(page, third).check()
      await expectAge(page, third)
      const getHeight = async ({ id }: (typeof volumes)[number]) =>
        (await getBox(page.locator(`.cover-${id}`))).height
      await expect.poll(async () => (await getHeight(third)) / (await getHeight(first))).toBeGreaterThan(1.15)
    })

    test('a press on a cover chooses its age, and so do the arrow keys', async ({ page }) => {
      await page.goto('/')
      await page.locator(`.cover-${second.id}`).click()
      await expectAge(page, second)
      await ageOf(page, second).press('ArrowRight')
      await expectAge(page, third)
    })
  })

test('the choice stays through a legal route, back, and another language', async ({ page }) => {
  await openHydrated(page)
  await ageOf(page, second).check()
  await goToHash(page, '#/privacy-policy')
  await expect(page.locator('.legal')).toBeVisible()
  await page.goBack()
  await expect(ageOf(page, second)).toBeChecked()
  await chooseLanguage(page, getLanguageName('fr'))
  await expect(ageOf(page, second, messages.fr.book)).toBeChecked()
})

test('an age chosen before React runs stays, and a reload begins again with the first', async ({ page }) => {
  await page.route('**/locales/en/translation.json', async (route) => {
    await ageOf(page, third).check()
    await route.continue()
  })
  await openHydrated(page)
  await expectAge(page, third)
  await page.goto('about:blank')
  await page.unrouteAll()
  await page.goto('/')
  await expectAge(page, first)
})

test('at 390 px all ages are in view, and the keyboard brings the chosen book', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page)
  await ageOf(page, first).focus()
  for (const volume of volumes)
    await expect(page.locator(`.age:has(#age-${volume.id})`)).toBeInViewport({ ratio: 1 })
  for (const volume of [second, third]) {
    await page.keyboard.press('ArrowRight')
    // Widths are fractions of a pixel.
    await expect(page.locator(`.cover-${volume.id}`)).toBeInViewport({ ratio: 0.99 })
  }
})

test('printed on paper, texts of every age are there', async ({ page }) => {
  await page.goto('/')
  await page.emulateMedia({ media: 'print' })
  const display = await page
    .locator('.plate > div')
    .evaluateAll((ideas) => ideas.map((idea) => getComputedStyle(idea).display))
  expect(display).toHaveLength(12)
  expect(display).not.toContain('none')
})
