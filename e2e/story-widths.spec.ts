import { storyPages } from '@/lib/story/pages'
import { expect, hydrate, messages, test } from './fixtures'
import { expectStoryPosition, isPageShown, openHydratedStoryPage, turnToPage } from './story-reader'

/* Rows of fractional width. In whole pixels every page would add to the error, so every page is shown. */

const { story, end } = messages.en['free-story']
const total = storyPages.length

for (const { width, density, on } of [
  { width: 411.43, density: 2.625, on: 'a Pixel' },
  { width: 392.73, density: 2.75, on: 'a Redmi' },
  { width: 360.49, density: 1, on: 'a narrow window' },
  { width: 1241.82, density: 1.1, on: 'a page zoomed to 110%' },
  { width: 853.33, density: 1.5, on: 'a page zoomed to 150%' },
  { width: 548.57, density: 1.75, on: 'a page zoomed to 175%' },
])
  test.describe(`in a row of ${width} px, as on ${on}`, () => {
    test.use({
      viewport: { width: Math.ceil(width), height: 844 },
      deviceScaleFactor: density,
      contextOptions: { reducedMotion: 'reduce' },
    })

    test('scrolling and “next” reach every page and the end, a reload keeps them, and the mouse comes', async ({
      page,
    }) => {
      // Before the first layout of each page.
      await page.addInitScript((size) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(`.story-pages { width: ${size}px; margin-inline: 0 !important }`)
        document.adoptedStyleSheets = [sheet]
      }, width)
      await openHydratedStoryPage(page)
      const current = page.locator('.story-pages > :not([data-aside])')
      const position = page.locator('.story-position')
      const numbers = Array.from({ length: total }, (_, index) => index + 1)
      const expectPage = async (number: number) => {
        await expectStoryPosition(page, number)
        await expect(current).toHaveId(`page-${number}`)
        expect(await isPageShown(page, number)).toBe(true)
      }
      const expectEnd = async () => {
        await expect(position).toHaveText(end.title)
        await expect(current).toHaveClass('story-end')
      }

      for (const number of numbers) {
        await turnToPage(page, number)
        await expectPage(number)
      }
      await expect(page.getByRole('button', { name: story.mouse })).toHaveCount(total)
      await page.reload()
      await hydrate(page)
      await expectPage(total)

      await turnToPage(page, 1)
      const next = page.getByRole('button', { name: story.next })
      for (const number of numbers.slice(1)) {
        await next.click()
        await expectPage(number)
      }
      await next.click()
      await expectEnd()
      await page.reload()
      await hydrate(page)
      await expectEnd()
    })
  })
