import type { Page } from '@playwright/test'
import { getFreeStoryHref, getLandingPage } from '@/lib/pages'
import { expect, hydrate, legalTexts, messages, openHydrated, test } from './fixtures'

/* A visitor who arrives at a place inside a page, or searches in it, sees that place. */

/** Texts in the upper, middle and lower part of the French landing page, the longest one. */
const { book, 'about-us': aboutUs, 'free-story': freeStory } = messages.fr
const texts = [book.parcel.title, aboutUs.text, freeStory.newsletter.title]
const { href } = getLandingPage('fr')

/** Expects the text in the window, also once everything has loaded. */
async function expectInView(page: Page, text: string) {
  const target = page.getByText(text, { exact: true }).first()
  await page.evaluate(() => document.fonts.ready)
  await expect(target, text).toBeInViewport({ ratio: 0.9 })
  await page.waitForLoadState('networkidle')
  await expect(target, text).toBeInViewport({ ratio: 0.9 })
}

/** A text directive needs words, not the marks that separate its parts. */
const toTextFragment = (text: string) =>
  `#:~:text=${encodeURIComponent(text.split(/[,.:]/)[0] ?? '').replaceAll('-', '%2D')}`

test('a link with a text fragment shows the text', async ({ page }) => {
  const section = Object.values(legalTexts.en.terms.sections).at(-1)
  for (const [path, text] of [
    ...texts.map((one) => [href, one]),
    [getFreeStoryHref('en'), messages.en['free-story'].colouring.text],
    ['/terms-and-conditions.html', section?.title],
  ] as [string, string][]) {
    await page.goto('about:blank')
    await page.goto(`${path}${toTextFragment(text)}`)
    await expectInView(page, text)
  }
})

test('a search in the page shows the text, before and after the first use', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(href, { waitUntil: 'networkidle' })
  for (const _ of ['before', 'after']) {
    for (const text of texts) {
      const isFound = await page.evaluate((words) => {
        const searchable = window as unknown as { find: (text: string) => boolean }
        // From the beginning of the page.
        getSelection()?.collapse(document.body, 0)
        return searchable.find(words)
      }, text)
      expect(isFound, text).toBe(true)
      await expectInView(page, text)
    }
    await hydrate(page)
  }
})

test('a reload of a page with a section in its address keeps the place', { tag: '@phone' }, async ({
  page,
}) => {
  await openHydrated(page, '/fr#book')
  const heading = page.locator('#app-title')
  await heading.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }))
  await expect(heading).toBeInViewport()
  await page.reload()
  await expect(heading).toBeInViewport()
  await page.waitForLoadState('networkidle')
  await expect(heading).toBeInViewport()
})

test('a page with an anchor is shown after two seconds if its style sheet does not arrive', async ({
  page,
}) => {
  await page.route('**/*.css', () => {})
  await page.goto('/#book', { waitUntil: 'commit' })
  await expect(page.locator('#book h2')).toBeInViewport()
})

test('the whole text of a page is there at once: for reading modes, search and copying', async ({ page }) => {
  await page.goto(href)
  const { text } = freeStory.story.pages.p12
  // biome-ignore lint/performance/useDomNodeTextContent: innerText leaves out what is not laid out
  const read = await page.evaluate(() => document.body.innerText.replaceAll(/\s+/g, ' '))
  expect(read).toContain(text.replaceAll(/\s+/g, ' '))
  expect(read).toContain(messages.fr.footer.description.replaceAll(/\s+/g, ' '))
})
