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

/** Reads the scroll position of the story, in pages. */
export const readScrollPosition = (page: Page) =>
  page.locator('.story-pages').evaluate((list) => list.scrollLeft / list.getBoundingClientRect().width)

/** The text that says which page is shown. */
export const describePosition = (number: number, locale: Locale = 'en') =>
  messages[locale]['free-story'].story.position
    .replace('{page}', String(number))
    .replace('{total}', String(storyPages.length))

/** Waits until the story's status announces this page number. */
export const expectStoryPosition = (page: Page, number: number, locale: Locale = 'en') =>
  expect(page.locator('.story-position')).toHaveText(describePosition(number, locale))

/** Whether the story shows a page. */
export const isPageShown = (page: Page, number: number) =>
  page.locator(`#page-${number}`).evaluate((element) => {
    const { left, right } = element.getBoundingClientRect()
    const list = element.parentElement?.getBoundingClientRect()
    return list !== undefined && Math.abs(left - list.left) < 2 && Math.abs(right - list.right) < 2
  })

/** Opens the story's own page and waits until React has hydrated it. */
export async function openHydratedStoryPage(page: Page, locale: Locale = 'en') {
  await openStyled(page, getFreeStoryPage(locale).href)
  await hydrate(page)
}

/** Opens the menu of the story's tools. */
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
  await expectStoryPosition(page, number, locale)
}
