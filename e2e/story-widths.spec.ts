import { storyPages } from '@/lib/story/pages'
import { expect, messages, test } from './fixtures'
import { hydrate } from './steps'
import { expectStoryPage, openHydratedStoryPage, turnToPage } from './story-reader'

/* Rows of fractional width, as on most phones and zoomed pages. Rounding would add up from page to page. */

const { story, end } = messages.en['free-story']
const numbers = storyPages.map((_, index) => index + 1)

for (const [width, density] of [
  [411.43, 2.625],
  [392.73, 2.75],
  [1241.82, 1.1],
] as const)
  test.describe(`in a row of ${width} px, at a density of ${density}`, () => {
    test.use({
      viewport: { width: Math.ceil(width), height: 844 },
      deviceScaleFactor: density,
      contextOptions: { reducedMotion: 'reduce' },
    })

    test('swipes and “next” reach every page and the end; a reload keeps them', async ({ page }) => {
      await page.addInitScript((size) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(`.story-pages { width: ${size}px; margin-inline: 0 !important }`)
        document.adoptedStyleSheets = [sheet]
      }, width)
      await openHydratedStoryPage(page)
      const current = page.locator('.story-pages > :not([data-aside])')
      const expectPage = async (number: number) => {
        await expectStoryPage(page, number)
        await expect(current).toHaveId(`page-${number}`)
      }

      for (const number of numbers) {
        await turnToPage(page, number)
        await expectPage(number)
      }
      await expect(page.getByRole('button', { name: story.mouse })).toHaveCount(storyPages.length)
      await page.reload()
      await hydrate(page)
      await expectPage(storyPages.length)

      await turnToPage(page, 1)
      const next = page.getByRole('button', { name: story.next })
      for (const number of numbers) {
        await expectPage(number)
        await next.click()
      }
      for (const load of [() => undefined, () => page.reload()]) {
        await load()
        await hydrate(page)
        await expect(page.locator('.story-position')).toHaveText(end.title)
        await expect(current).toHaveClass('story-end')
      }
    })
  })
