import sharp from 'sharp'
import type { Locale } from '@/lib/i18n/locales'
import { getFreeStoryPage } from '@/lib/pages'
import { bookletPageSelectors, listBookletSides } from '@/lib/story/booklet'
import { storyPages } from '@/lib/story/pages'
import { expect, messages, test } from './fixtures'
import { countPdfPages, findDashes, paperFormats, paperWidths, prints } from './print'
import { getBox, openHydrated, openStyled } from './steps'
import { expectPageShown, openTools } from './story-reader'

const storyTexts = (locale: Locale) => messages[locale]['free-story']

const sides = listBookletSides()

for (const { locale, format, tag } of prints)
  test(`#booklet prints the ${locale} story on ${format}, ordered for folding`, { tag }, async ({ page }) => {
    await openStyled(page, `${getFreeStoryPage(locale).href}#booklet`)
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: paperWidths[format], height: 800 })
    // The text size on screen does not affect print.
    await page.locator('.story').evaluate((story) => story.setAttribute('data-size', 'huge'))
    const rows = await page.locator('.story-page, .booklet-page').evaluateAll(
      (items, selectors) =>
        items
          .map((item) => {
            const { left, top, right, bottom } = item.getBoundingClientRect()
            // The texts of the cover are on its picture.
            const inside = [...item.querySelectorAll('p, .booklet-name, img')]
              .filter((part) => !part.matches('.booklet-cover img'))
              .map((part) => part.getBoundingClientRect())
            return {
              name: selectors.find((selector) => item.matches(selector)),
              left,
              top,
              isWhole: inside.every(
                (part, index) =>
                  part.top >= top &&
                  part.bottom <= bottom &&
                  part.left >= left &&
                  part.right <= right &&
                  part.top >= (inside[index - 1]?.bottom ?? top),
              ),
            }
          })
          .sort((a, b) => a.top - b.top || a.left - b.left),
      [...bookletPageSelectors],
    )
    expect(rows.map(({ name }) => name)).toEqual(sides.flat())
    expect(rows.filter(({ isWhole }) => !isWhole)).toEqual([])
    expect(await countPdfPages(page, { format, landscape: true })).toBe(sides.length)
    const { title } = storyTexts(locale).story
    await expect(page.locator('.booklet-cover')).toContainText(title)
    await expect(page.locator('.booklet-owner')).toHaveText(storyTexts(locale).booklet.belongs)
    await expect(page.locator('.booklet-colophon')).toContainText(storyTexts(locale).booklet.fold)
  })

for (const format of paperFormats)
  test(`the dashes of the fold are in the middle of a sheet of ${format}`, async ({ page }) => {
    await page.goto(`${getFreeStoryPage('en').href}#booklet`)
    const dashes = await findDashes(page, '.7412', { format, landscape: true })
    expect(dashes).toHaveLength(sides.length / 2)
    for (const place of dashes) expect(place).toBeCloseTo(0.5, 3)
  })

test('the cover’s picture fills the paper and shows all of Nori below the title', async ({ page }) => {
  await openStyled(page, `${getFreeStoryPage('en').href}#booklet`)
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: paperWidths.Letter, height: 800 })
  const picture = page.locator('.booklet-cover .art')
  await picture.evaluate((image: HTMLImageElement) => {
    image.loading = 'eager'
    return image.decode()
  })
  const cover = await getBox(page.locator('.booklet-cover'))
  const art = await getBox(picture)
  const title = await getBox(page.locator('.booklet-name'))
  for (const edge of ['x', 'right', 'bottom'] as const) expect(art[edge]).toBeCloseTo(cover[edge], 0)
  const { data, info } = await sharp(await picture.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true })
  // Pixels of Nori's coat: nothing else in the picture is as orange.
  const pixels = Array.from({ length: info.width * info.height }, (_, pixel) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(pixel * info.channels)
    return red > 200 && green > 80 && green < 160 && blue < 90 ? [pixel] : []
  }).flat()
  const columns = pixels.map((pixel) => pixel % info.width)
  expect(columns.length).toBeGreaterThan(500)
  expect(Math.min(...columns)).toBeGreaterThan(0.02 * info.width)
  expect(Math.max(...columns)).toBeLessThan(0.98 * info.width)
  expect(art.y + Math.floor((pixels[0] ?? 0) / info.width)).toBeGreaterThan(title.bottom)
})

test('the booklet prints with all pictures and keeps the page; then pages print again', async ({ page }) => {
  await page.addInitScript(() => {
    const printed: unknown[] = []
    Object.assign(window, { printed })
    window.print = () =>
      printed.push({
        isBooklet: document.documentElement.hasAttribute('data-booklet'),
        isLoaded: [...document.images].every((image) => image.complete && image.naturalWidth > 0),
      })
  })
  const printed = () => page.evaluate(() => Reflect.get(window, 'printed') as unknown)
  const { href } = getFreeStoryPage('fr')
  await openHydrated(page, `${href}#page-5`)
  await expectPageShown(page, 5)
  await openTools(page)
  await page.getByRole('link', { name: storyTexts('fr').booklet.print }).click()
  const booklet = { isBooklet: true, isLoaded: true }
  await expect.poll(printed).toEqual([booklet])
  await expect(page).toHaveURL(`${href}#booklet`)
  await expect(page.locator('#booklet')).toBeFocused()
  await expectPageShown(page, 5)
  await openTools(page)
  await page.getByRole('button', { name: storyTexts('fr').booklet.pages }).click()
  await expect.poll(printed).toEqual([booklet, { isBooklet: false, isLoaded: true }])
  expect(await countPdfPages(page, { format: 'A4', landscape: true })).toBe(storyPages.length)
  await page.goBack()
  await expect(page).toHaveURL(`${href}#page-5`)
})

test.describe('the booklet without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('is selected by a link that explains printing, and deselected by another', async ({ page }) => {
    await page.goto(getFreeStoryPage('es').href)
    const { print, chosen, plain } = storyTexts('es').booklet
    const line = page.getByText(chosen)
    await expect(line).toBeHidden()
    await openTools(page)
    await page.getByRole('link', { name: print }).click()
    await expect(line).toBeVisible()
    await page.getByRole('link', { name: plain }).click()
    await expect(line).toBeHidden()
    expect(await countPdfPages(page, { format: 'A4', landscape: true })).toBe(storyPages.length)
  })
})
