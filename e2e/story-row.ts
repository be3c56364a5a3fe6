import type { Page } from '@playwright/test'
import type { Locale } from '@/lib/i18n/locales'
import { freeStoryPage } from '@/lib/pages'
import { styled } from './fixtures'

/** Whether page five is the one that the row shows. */
export const showsFive = (page: Page) =>
  page.locator('#page-5').evaluate((element) => {
    const { left, right } = element.getBoundingClientRect()
    const row = element.parentElement?.getBoundingClientRect()
    return row !== undefined && Math.abs(left - row.left) < 2 && Math.abs(right - row.right) < 2
  })

/** Opens the story's own page, with its styles. */
export async function openStory(page: Page, locale: Locale = 'en') {
  await page.goto(freeStoryPage(locale).path)
  await styled(page)
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
