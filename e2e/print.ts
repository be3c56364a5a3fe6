import type { Page } from '@playwright/test'

/** Widths of paper on its side, in CSS pixels (96 an inch). */
export const paperWidths = { A4: 1122, Letter: 1056 } as const
export const paperFormats = Object.keys(paperWidths) as (keyof typeof paperWidths)[]

/** How many sheets of paper a page is printed on. */
export async function countPdfPages(
  page: Page,
  how: Parameters<Page['pdf']>[0],
): Promise<number | undefined> {
  const pdf = await page.pdf(how)
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length
}
