import type { Page } from '@playwright/test'

/** Widths of landscape paper in CSS pixels (96 per inch). */
export const paperWidths = { A4: 1122, Letter: 1056 } as const
export const paperFormats = Object.keys(paperWidths) as (keyof typeof paperWidths)[]

/** Counts the pages that a page prints on. */
export async function countPdfPages(
  page: Page,
  options: Parameters<Page['pdf']>[0],
): Promise<number | undefined> {
  const pdf = await page.pdf(options)
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length
}
