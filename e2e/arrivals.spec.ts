import type { Page } from '@playwright/test'
import { locales } from '@/lib/i18n/locales'
import { getFreeStoryHref, getLandingPage } from '@/lib/pages'
import { expect, hydrate, legalTexts, messages, openHydrated, test } from './fixtures'

/* A visitor who arrives at a place inside a page, or searches in it, sees that place. */

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]

/** Texts in the upper, middle and lower part of the landing page. */
const findTexts = (locale: (typeof locales)[number]) => {
  const { book, benefits, 'about-us': aboutUs, 'free-story': freeStory } = messages[locale]
  return [book.parcel.title, benefits.source, aboutUs.text, freeStory.newsletter.title]
}

/** Waits until the page rests, and expects the text in the window. */
async function expectInView(page: Page, text: string) {
  await page.evaluate(() => document.fonts.ready)
  await expect(page.getByText(text, { exact: true }).first(), text).toBeInViewport({ ratio: 0.9 })
  // Still there once everything is laid out.
  await expect(page.locator('html')).toHaveAttribute('data-laid-out')
  await page.waitForLoadState('networkidle')
  await expect(page.getByText(text, { exact: true }).first(), text).toBeInViewport({ ratio: 0.9 })
}

/** A text directive needs words, not the marks that separate its parts. */
const toTextFragment = (text: string) =>
  `#:~:text=${encodeURIComponent(text.split(/[,.:]/)[0] ?? '').replaceAll('-', '%2D')}`

for (const viewport of sizes)
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    for (const locale of locales) {
      const { href } = getLandingPage(locale)
      test(`a link with a text fragment shows the text on ${href}`, async ({ page }) => {
        for (const text of findTexts(locale)) {
          await page.goto('about:blank')
          await page.goto(`${href}${toTextFragment(text)}`)
          await expectInView(page, text)
        }
      })

      test(`a search in the page shows the text on ${href}, before and after the first use`, async ({
        page,
      }) => {
        for (const text of findTexts(locale)) {
          await page.goto(href, { waitUntil: 'networkidle' })
          await page.evaluate(() => document.fonts.ready)
          for (const _ of ['before', 'after']) {
            // Searched again, as a visitor does: Chromium 156 at times scrolls to the place before the layout is final.
            await expect(async () => {
              await page.evaluate((words) => {
                const searchable = window as unknown as { find: (text: string) => boolean }
                getSelection()?.removeAllRanges()
                searchable.find(words)
              }, text)
              await expect(page.getByText(text, { exact: true }).first()).toBeInViewport({ timeout: 3_000 })
            }).toPass()
            await expectInView(page, text)
            await page.keyboard.press('Home')
            await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
            await hydrate(page)
          }
        }
      })
    }

    test('a link with a text fragment shows the text on the story’s page and on a legal page', async ({
      page,
    }) => {
      const { colouring } = messages.en['free-story']
      const section = Object.values(legalTexts.en.terms.sections).at(-1)
      for (const [path, text] of [
        [getFreeStoryHref('en'), colouring.text],
        ['/terms-and-conditions.html', section?.title ?? ''],
      ] as const) {
        await page.goto(`${path}${toTextFragment(text)}`)
        await expectInView(page, text)
      }
    })

    for (const path of ['/', '/fr'])
      test(`a reload of ${path} with a section in the address keeps the place`, async ({ page }) => {
        await openHydrated(page, `${path}#book`)
        await expect(page.locator('html')).toHaveAttribute('data-laid-out')
        const heading = page.locator('#app-title')
        await heading.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }))
        await expect(heading).toBeInViewport()
        await page.reload()
        await expect(heading).toBeInViewport()
        await page.waitForLoadState('networkidle')
        await expect(heading).toBeInViewport()
      })
  })

test('a page with an anchor is shown after two seconds if its style sheet does not arrive', async ({
  page,
}) => {
  await page.route('**/*.css', () => {})
  await page.goto('/#book', { waitUntil: 'commit' })
  await expect(page.locator('#book h2')).toBeInViewport()
})
