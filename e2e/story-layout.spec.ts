import { locales } from '@/lib/i18n/locales'
import { freeStoryPages } from '@/lib/pages'
import { pageLayouts, storyPages } from '@/lib/story/pages'
import { expect, getBox, hydrate, messages, setTextSize, test } from './fixtures'
import { openQuestions, openStoryPage } from './story-reader'

/* The story's text is on the picture or below it, and never covers anything else. */

const textSizes = [undefined, 'large', 'huge'] as const

for (const locale of locales)
  for (const width of [900, 1280])
    test(`at ${width} px the ${locale} text is on the picture’s quiet third`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await openStoryPage(page, locale)
      await openQuestions(page)
      const places = await page.locator('.story-page').evaluateAll((items) =>
        items.map((item) => {
          const box = (selector: string) =>
            item.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
          const picture = box('.story-art')
          const own = item.getBoundingClientRect()
          const words = [...item.querySelectorAll('div > p, summary')].map((part) =>
            part.getBoundingClientRect(),
          )
          const third = picture.width / 3
          const isIn = (from: number, to: number) =>
            words.every(({ left, right }) => left >= from && right <= to)
          return {
            quiet: isIn(picture.left, picture.left + third)
              ? 'left'
              : isIn(picture.right - third, picture.right) && 'right',
            isToTheEdges: [
              picture.left - own.left,
              picture.top - own.top,
              picture.right - own.right,
              picture.bottom - own.bottom,
            ].every((distance) => Math.abs(distance) < 1),
            isInOrder: words.every(({ top }, index) => top >= (words[index - 1]?.bottom ?? picture.top)),
            isInside: words.every(({ bottom }) => bottom <= picture.bottom),
          }
        }),
      )
      expect(places).toEqual(
        storyPages.map((id) => ({
          quiet: pageLayouts[id].textSide,
          isToTheEdges: true,
          isInOrder: true,
          isInside: true,
        })),
      )
    })

test('on a phone the text is below the picture, which is as wide as the window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openStoryPage(page)
  const first = page.locator('.story-page').first()
  const picture = await getBox(first.locator('.story-art'))
  const text = await getBox(first.locator('.story-text'))
  // The pictures are 4 by 3.
  expect(picture).toMatchObject({ x: 0, width: 390, height: (390 * 3) / 4 })
  expect(text.y).toBeGreaterThanOrEqual(picture.bottom)
})

for (const [what, size] of [
  ...textSizes.map((size) => [`${size ?? 'normal'} text`, size] as const),
  ['200 % text', '200%'] as const,
])
  test(`${what} covers nothing and is never cut off`, async ({ page }) => {
    for (const locale of locales) {
      await openStoryPage(page, locale)
      await expect(page.locator('.story-page p.story-text')).toHaveCount(storyPages.length)
      await openQuestions(page)
      if (size === '200%') await setTextSize(page, 32)
      else if (size)
        await page.locator('.story').evaluate((reader, name) => reader.setAttribute('data-size', name), size)
      for (const width of [320, 390, 820, 900, 1024, 1280, 1440, 2560]) {
        await page.setViewportSize({ width, height: 900 })
        const faults = await page.locator('.story-page').evaluateAll((items) =>
          items.flatMap((item) => {
            const own = item.getBoundingClientRect()
            const parts = [...item.querySelectorAll('p, summary')].map((part) => part.getBoundingClientRect())
            const isOver = (a: DOMRect, b: DOMRect) =>
              a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
            const isOut = parts.some(
              ({ left, right, top, bottom }) =>
                left < own.left || right > own.right + 1 || top < own.top || bottom > own.bottom + 1,
            )
            const covers = parts.some((part, index) =>
              parts.slice(index + 1).some((other) => isOver(part, other)),
            )
            return isOut || covers
              ? [`${item.id}${isOut ? ' is cut off' : ''}${covers ? ' covers' : ''}`]
              : []
          }),
        )
        expect(faults, `${locale}, ${width} px`).toEqual([])
      }
    }
  })

for (const { locale, href } of freeStoryPages)
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const)
    test(`${href} shows picture, text and controls on ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto(href)
      await hydrate(page)
      const { story } = messages[locale]['free-story']
      await expect(page.locator('.story-art').first()).toBeInViewport({ ratio: 0.99 })
      await expect(page.locator('.story-text').first()).toBeInViewport({ ratio: 0.99 })
      for (const name of [story.previous, story.next])
        await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 0.99 })
    })
