import { locales } from '@/lib/i18n/locales'
import { getFreeStoryPage, getLandingPage } from '@/lib/pages'
import { site } from '@/lib/site'
import { storyPages } from '@/lib/story/pages'
import { expect, getLastStoryText, messages, test } from './fixtures'
import { countPdfPages, paperFormats, paperWidths } from './print'
import { openLandingAtStory } from './story-reader'

/* The story on paper, and the pages to colour in. */

for (const locale of locales) {
  test(`printing the ${locale} page gives the story alone, a page a spread`, async ({ page }) => {
    await openLandingAtStory(page, locale)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(getLastStoryText(locale))).toBeVisible()
    for (const hidden of [
      '.header',
      '.footer',
      '.hero',
      '#book',
      '.band-letter',
      '.story-tools',
      '.colouring-sheets',
    ])
      await expect(page.locator(hidden).first()).toBeHidden()
    for (const format of paperFormats)
      expect(await countPdfPages(page, { format, landscape: true })).toBe(storyPages.length)
    expect(await countPdfPages(page, { preferCSSPageSize: true })).toBe(storyPages.length)
  })

  for (const [format, width] of Object.entries(paperWidths))
    test(`a printed ${locale} page fills ${format}, and nothing covers anything`, async ({ page }) => {
      await openLandingAtStory(page, locale)
      await page.emulateMedia({ media: 'print' })
      await page.setViewportSize({ width, height: 800 })
      const sheets = await page.locator('.story-page').evaluateAll((items) =>
        items.map((item) => {
          const box = (part: string) =>
            (
              item.querySelector(part) ?? item.closest('.story')?.querySelector(part)
            )?.getBoundingClientRect() ?? new DOMRect()
          const own = item.getBoundingClientRect()
          return {
            picture: box('.story-art').width / own.width,
            isFull: Math.abs(box('.story-question').bottom - own.bottom) < 2,
            isClear:
              box('.story-question').top > box('.story-art').bottom &&
              box('.story-text').left > box('.story-art').right &&
              box('.story-text').bottom <
                box(
                  item.querySelector('.story-secret:not(.story-room *)') ? '.story-secret' : '.story-number',
                ).top &&
              (item.previousElementSibling !== null || box('.story-text').top > box('.story-title').bottom),
          }
        }),
      )
      expect(sheets.length).toBe(storyPages.length)
      for (const sheet of sheets) {
        expect(sheet.picture).toBeGreaterThan(0.55)
        expect(sheet).toMatchObject({ isFull: true, isClear: true })
      }
    })
}

test('three pages to colour in open alone and print on one sheet each', async ({ page, context }) => {
  await openLandingAtStory(page)
  const { leaves } = messages.en['free-story'].colouring
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: leaves }).click()
  const sheet = await opened
  await expect(sheet.locator('svg').first()).toBeVisible()
  // Its style sheet turns the paper on its side.
  const pdf = (await sheet.pdf({ preferCSSPageSize: true })).toString('latin1')
  const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? []
  expect(Number(width)).toBeGreaterThan(Number(height))
  expect(await countPdfPages(sheet, { preferCSSPageSize: true })).toBe(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  for (const locale of locales)
    test(`the ${locale} landing page prints the first page and the address of the others on one sheet`, async ({
      page,
    }) => {
      await page.goto(getLandingPage(locale).href)
      await page.emulateMedia({ media: 'print' })
      const { href } = getFreeStoryPage(locale)
      const link = page.getByRole('link', { name: messages[locale]['free-story'].story.open })
      await expect(link).toBeVisible()
      await expect(link).toHaveAttribute('data-address', site.url + href)
      for (const format of paperFormats)
        expect(await countPdfPages(page, { format, landscape: true })).toBe(1)
    })
})
