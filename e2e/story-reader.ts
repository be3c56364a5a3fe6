import type { Page } from '@playwright/test'
import type { Locale } from '@/lib/i18n/locales'
import { getFreeStoryPage, getLandingPage } from '@/lib/pages'
import { storyPages } from '@/lib/story/pages'
import { expect, messages, openHydrated, waitForStyles } from './fixtures'

/** Opens the landing page, live, at the story. */
export async function openLandingAtStory(page: Page, locale: Locale = 'en') {
  await openHydrated(page, getLandingPage(locale).href)
  await page.locator('.story-pages').scrollIntoViewIfNeeded()
}

/** Scroll position of the row of pages, in pages. */
export const readScrollPosition = (page: Page) =>
  page.locator('.story-pages').evaluate((list) => list.scrollLeft / list.clientWidth)

/** Waits until the reader says that it shows this page. */
export const expectStoryPosition = (page: Page, number: number, locale: Locale = 'en') =>
  expect(page.locator('.story [role=status]')).toHaveText(
    messages[locale]['free-story'].story.position
      .replace('{page}', String(number))
      .replace('{total}', String(storyPages.length)),
  )

/** Whether page five is the one that the row shows. */
export const isPageFiveShown = (page: Page) =>
  page.locator('#page-5').evaluate((element) => {
    const { left, right } = element.getBoundingClientRect()
    const row = element.parentElement?.getBoundingClientRect()
    return row !== undefined && Math.abs(left - row.left) < 2 && Math.abs(right - row.right) < 2
  })

/** Opens the story's own page, with its styles. */
export async function openStoryPage(page: Page, locale: Locale = 'en') {
  await page.goto(getFreeStoryPage(locale).href)
  await waitForStyles(page)
}

/** Loads every picture of the story. */
export const loadPictures = (page: Page) =>
  page.locator('.story-art').evaluateAll((pictures: HTMLImageElement[]) =>
    Promise.all(
      pictures.map((picture) => {
        picture.loading = 'eager'
        return picture.decode()
      }),
    ),
  )
