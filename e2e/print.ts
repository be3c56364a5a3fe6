import type { Page } from '@playwright/test'
import { type Locale, locales } from '@/lib/i18n/locales'

/** Widths of landscape paper in CSS pixels (96 per inch). */
export const paperWidths = { A4: 1122, Letter: 1056 } as const
export const paperFormats = Object.keys(paperWidths) as (keyof typeof paperWidths)[]

/** Every language on every paper, to print. `npm test` prints the first one only. */
export const prints = locales.flatMap((locale: Locale) =>
  paperFormats.map((format) => ({
    locale,
    format,
    tag: locale === locales[0] && format === paperFormats[0] ? [] : ['@all'],
  })),
)

/** Counts the pages that a page prints on. */
export async function countPdfPages(
  page: Page,
  options: Parameters<Page['pdf']>[0],
): Promise<number | undefined> {
  const pdf = await page.pdf(options)
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length
}

/** Whether a page prints on one sheet, which its style sheet turns on its side. */
export async function isPrintedOnOneLandscapeSheet(page: Page): Promise<boolean> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? []
  return Number(width) > Number(height) && pdf.match(/\/Type\s*\/Page\b/g)?.length === 1
}
