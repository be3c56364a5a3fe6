import type { Page } from '@playwright/test'

/** Whether page five is the one that the row shows. */
export const showsFive = (page: Page) =>
  page.locator('#page-5').evaluate((element) => {
    const { left, right } = element.getBoundingClientRect()
    const row = element.parentElement?.getBoundingClientRect()
    return row !== undefined && Math.abs(left - row.left) < 2 && Math.abs(right - row.right) < 2
  })
