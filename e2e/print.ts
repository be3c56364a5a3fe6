import { inflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { type Locale, locales } from '@/lib/i18n/locales'

/** Widths of landscape paper in CSS pixels (96 per inch). */
export const paperWidths = { A4: 1122, Letter: 1056 } as const
export const paperFormats = Object.keys(paperWidths) as (keyof typeof paperWidths)[]

/** The margin of paper where the page does not set it, about as wide as browsers set it. */
export const margin = { top: '12mm', right: '12mm', bottom: '12mm', left: '12mm' }

/** Every language on Letter paper, and the first one also on A4. `npm test` prints only the first language on A4. */
export const prints = locales.flatMap((locale: Locale, index) =>
  paperFormats
    .filter((format) => index === 0 || format === 'Letter')
    .map((format) => ({
      locale,
      format,
      tag: index === 0 && format === paperFormats[0] ? [] : ['@all'],
    })),
)

/** Returns the compressed parts of a PDF. */
const inflateParts = (pdf: Uint8Array) => {
  const text = Buffer.from(pdf).toString('latin1')
  return [...text.matchAll(/\bstream\r?\n/g)].flatMap(({ index, 0: { length } }) => {
    if (!/\/FlateDecode[^>]*>>\s*$/.test(text.slice(index - 200, index))) return []
    return inflateSync(pdf.subarray(index + length, text.indexOf('endstream', index))).toString('latin1')
  })
}

/** Counts the pages of a PDF, whose descriptions Firefox compresses. */
export const countPages = (pdf: Uint8Array) =>
  [Buffer.from(pdf).toString('latin1'), ...inflateParts(pdf)].join().match(/\/Type\s*\/Page\b/g)?.length

/** Counts the pages that a page prints on. */
export const countPdfPages = async (page: Page, options: Parameters<Page['pdf']>[0]) =>
  countPages(await page.pdf(options))

/** Whether a page prints on one sheet of the landscape paper that its style sheet selects. */
export async function isPrintedOnOneLandscapeSheet(page: Page): Promise<boolean> {
  const pdf = await page.pdf({ preferCSSPageSize: true })
  const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf.toString('latin1')) ?? []
  return Number(width) > Number(height) && countPages(pdf) === 1
}

/**
 * Finds the dashed lines on the sheets of a printed page: how far each is from the left edge, as a part of the width.
 * @param grey the colour of the lines, as a PDF writes it
 */
export async function findDashes(page: Page, grey: string, options: Parameters<Page['pdf']>[0]) {
  const pdf = await page.pdf(options)
  const width = Number(/\/MediaBox\s*\[0 0 ([\d.]+)/.exec(pdf.toString('latin1'))?.[1])
  return inflateParts(pdf).flatMap((drawing) => {
    // The colour is set, then the first dash begins; both scales on the way there turn its units into points.
    const [before, after] = drawing.split(`${grey} ${grey} ${grey} rg\n`)
    const scales = [...(before ?? '').matchAll(/^([\d.]+) 0 0 -?[\d.]+ .* cm$/gm)].map(([, scale]) =>
      Number(scale),
    )
    const left = Number(/^[\d.]+(?= [\d.]+ m\n)/.exec(after ?? '')?.[0])
    return after ? [(left * (scales[0] ?? 1) * (scales.at(-1) ?? 1)) / width] : []
  })
}
