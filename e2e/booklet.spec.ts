import { locales } from '@/lib/i18n/locales'
import { freeStoryPages, getFreeStoryPage } from '@/lib/pages'
import { storyPages } from '@/lib/story/pages'
import { getLandingFile, readHtmlWithoutScripts } from './export-files'
import { expect, hydrate, messages, test, waitForStyles } from './fixtures'
import { countPdfPages, paperFormats, paperWidths } from './print'
import { isPageFiveShown, openTools } from './story-reader'

const storyTexts = (locale: (typeof locales)[number]) => messages[locale]['free-story']

const pageCount = Math.ceil((storyPages.length + 4) / 4) * 4
/** The selectors of the booklet’s pages, in reading order. */
const bookletPages = [
  '.booklet-cover',
  '.booklet-owner',
  ...storyPages.map((_, index) => `#page-${index + 1}`),
  ...Array.from({ length: pageCount - storyPages.length - 4 }, (_, index) => `.booklet-blank-${index + 1}`),
  '.booklet-colophon',
  '.booklet-back',
]
/** The left and right page of each side of the sheets, in the order that folds into a book. */
const sides = Array.from({ length: pageCount / 2 }, (_, side) => {
  const pair = [bookletPages[pageCount - 1 - side], bookletPages[side]]
  return side % 2 === 0 ? pair : pair.reverse()
})

for (const { locale, file, href } of freeStoryPages)
  for (const format of paperFormats)
    test(`#booklet prints ${file} on sheets of ${format}, ordered for folding`, async ({ page }) => {
      await page.goto(`${href}#booklet`)
      await waitForStyles(page)
      await page.emulateMedia({ media: 'print' })
      await page.setViewportSize({ width: paperWidths[format], height: 800 })
      // The text size on screen does not affect print.
      await page.locator('.story').evaluate((story) => story.setAttribute('data-size', 'huge'))
      const rows = await page.locator('.story-page, .booklet-page').evaluateAll(
        (items, selectors) =>
          items
            .map((item) => {
              const { left, top, right, bottom } = item.getBoundingClientRect()
              const inside = [...item.querySelectorAll('p, img')].map((part) => part.getBoundingClientRect())
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
        bookletPages,
      )
      expect(rows.map(({ name }) => name)).toEqual(sides.flat())
      expect(rows.filter(({ isWhole }) => !isWhole)).toEqual([])
      expect(await countPdfPages(page, { format, landscape: true })).toBe(sides.length)
      const { title } = storyTexts(locale).story
      await expect(page.locator('.booklet-cover')).toContainText(title)
      await expect(page.locator('.booklet-owner')).toHaveText(storyTexts(locale).booklet.belongs)
      await expect(page.locator('.booklet-colophon')).toContainText(storyTexts(locale).booklet.fold)
    })

test('the booklet link prints with all pictures loaded and keeps the story page; afterwards single pages print again', async ({
  page,
}) => {
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
  await page.goto(`${href}#page-5`)
  await hydrate(page)
  await expect.poll(() => isPageFiveShown(page)).toBe(true)
  await openTools(page)
  await page.getByRole('link', { name: storyTexts('fr').booklet.print }).click()
  const booklet = { isBooklet: true, isLoaded: true }
  await expect.poll(printed).toEqual([booklet])
  await expect(page).toHaveURL(`${href}#booklet`)
  await expect(page.locator('#booklet')).toBeFocused()
  expect(await isPageFiveShown(page)).toBe(true)
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
    expect(await countPdfPages(page, { format: 'A4', landscape: true })).toBe(sides.length)
    await page.getByRole('link', { name: plain }).click()
    await expect(line).toBeHidden()
    expect(await countPdfPages(page, { format: 'A4', landscape: true })).toBe(storyPages.length)
  })
})

for (const locale of locales)
  test(`the ${locale} landing page contains no part of the booklet`, () => {
    expect(readHtmlWithoutScripts(getLandingFile(locale))).not.toContain('booklet')
  })
