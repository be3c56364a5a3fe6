import type { Page } from '@playwright/test'
import type { Locale } from '@/lib/i18n/locales'
import { getFreeStoryPage, getLandingPage } from '@/lib/pages'
import { storyPages } from '@/lib/story/pages'
import { expect, messages } from './fixtures'
import { hydrate, openHydrated, openStyled } from './steps'

/** Opens the hydrated landing page and scrolls to the story. */
export async function openLandingAtStory(page: Page, locale: Locale = 'en') {
  await openHydrated(page, getLandingPage(locale).href)
  await page.locator('.story-pages').scrollIntoViewIfNeeded()
}

/** The text that says which page is shown. */
export const describePosition = (number: number, locale: Locale = 'en') =>
  messages[locale]['free-story'].story.position
    .replace('{page}', String(number))
    .replace('{total}', String(storyPages.length))

/** Waits until the row of pages shows one of them, without scripts too. The page at the end has the last number. */
export const expectPageShown = (page: Page, number: number) =>
  expect
    .poll(() =>
      page.locator(`.story-pages > :nth-child(${number})`).evaluate((item) => {
        const own = item.getBoundingClientRect()
        const row = (item.parentElement as Element).getBoundingClientRect()
        return Math.max(Math.abs(own.left - row.left), Math.abs(own.right - row.right))
      }),
    )
    .toBeLessThan(2)

/** Waits until the story shows a page and its status says so. */
export async function expectStoryPage(page: Page, number: number, locale: Locale = 'en'): Promise<void> {
  await expect(page.locator('.story-position')).toHaveText(describePosition(number, locale))
  await expectPageShown(page, number)
}

/** Opens the story's own page and waits until React has hydrated it. */
export async function openHydratedStoryPage(page: Page, locale: Locale = 'en') {
  await openStyled(page, getFreeStoryPage(locale).href)
  await hydrate(page)
}

export const openTools = (page: Page) => page.locator('.story-tools > summary').click()

/** Loads the story's pictures, or the first ones. */
export const loadPictures = (page: Page, count: number = storyPages.length) =>
  page.locator('.story-art').evaluateAll(
    (pictures: HTMLImageElement[], end) =>
      Promise.all(
        pictures.slice(0, end).map((picture) => {
          picture.loading = 'eager'
          return picture.decode()
        }),
      ),
    count,
  )

/** Turns to a page at once, as by touch. */
export async function turnToPage(page: Page, number: number, locale: Locale = 'en'): Promise<void> {
  await page.locator('.story-pages').evaluate((list, index) => {
    // Ends a turn in progress.
    list.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    list.scrollTo({ left: index * list.getBoundingClientRect().width, behavior: 'instant' })
  }, number - 1)
  await expectStoryPage(page, number, locale)
}
