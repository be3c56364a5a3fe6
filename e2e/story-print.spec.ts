import { storyPages } from '@/lib/story/pages'
import { expect, getLastStoryText, test } from './fixtures'
import { countPdfPages, paperWidths, prints } from './print'
import { openLandingAtStory } from './story-reader'

/* The landing page on paper. */

for (const { locale, format, tag } of prints)
  test(`the ${locale} page prints the story alone on ${format}: each page fills a sheet, and nothing covers anything`, {
    tag,
  }, async ({ page }) => {
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
    expect(await countPdfPages(page, { format, landscape: true })).toBe(storyPages.length)
    expect(await countPdfPages(page, { preferCSSPageSize: true })).toBe(storyPages.length)

    await page.setViewportSize({ width: paperWidths[format], height: 800 })
    const sheets = await page.locator('.story-page').evaluateAll((items) =>
      items.map((item) => {
        const box = (part: string) =>
          (item.querySelector(part) ?? document.querySelector(`.story ${part}`))?.getBoundingClientRect() ??
          new DOMRect()
        const own = item.getBoundingClientRect()
        const below = item.querySelector('.story-secret') ? '.story-secret' : '.story-number'
        return {
          isPictureLarge: box('.story-art').width / own.width > 0.55,
          isFull: Math.abs(box('.story-question').bottom - own.bottom) < 2,
          isClear:
            box('.story-question').top > box('.story-art').bottom &&
            box('.story-text').left > box('.story-art').right &&
            box('.story-text').bottom < box(below).top &&
            (item.previousElementSibling !== null || box('.story-text').top > box('.story-title').bottom),
        }
      }),
    )
    expect(sheets).toEqual(storyPages.map(() => ({ isPictureLarge: true, isFull: true, isClear: true })))
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the landing page prints the whole story, too', async ({ page }) => {
    await page.goto('/')
    expect(await countPdfPages(page, { preferCSSPageSize: true })).toBe(storyPages.length)
  })
})
