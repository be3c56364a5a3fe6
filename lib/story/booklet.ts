import { storyPages } from './pages'

/*
 * The story as a booklet of sheets that are printed on both sides and folded in the middle. Besides the story it has four
 * pages: a cover, an owner's page, a colophon and a back cover.
 */

/** Counts the empty pages that follow the story, so that the number of all pages is a multiple of four. */
export const countBlankPages = (pages: number): number => (4 - (pages % 4)) % 4
export const blankPages = countBlankPages(storyPages.length)

/** CSS selectors of the booklet's pages, in reading order. */
export const bookletPageSelectors: readonly string[] = [
  '.booklet-cover',
  '.booklet-owner',
  ...storyPages.map((_, index) => `.story-page:nth-child(${index + 1})`),
  ...Array.from({ length: blankPages }, (_, index) => `.booklet-blank-${index + 1}`),
  '.booklet-colophon',
  '.booklet-back',
]

/** Lists the two pages on each side of a sheet in printing order: of 16 pages 16 and 1, 2 and 15, 14 and 3, and so on. */
export function listBookletSides(
  pages: readonly string[] = bookletPageSelectors,
): [left: string, right: string][] {
  return pages.slice(0, pages.length / 2).map((page, index) => {
    const opposite = pages[pages.length - 1 - index] ?? page
    return index % 2 === 0 ? [opposite, page] : [page, opposite]
  })
}

/** Builds the CSS rules that print the pages in that order and mark the fold on the outer side of each sheet. */
export function buildBookletStyles(): string {
  const sides = listBookletSides()
  const orders = sides.flat().map((page, index) => `${page} { order: ${index + 1}; }`)
  const outerPages = sides.filter((_, index) => index % 2 === 0).map(([, right]) => `${right}::before`)
  const fold =
    'position: absolute; inset: 0 auto 0 -0.15mm; border-left: 0.3mm dashed #bdbdbd; content: ""; print-color-adjust: exact;'
  return `:root:is([data-booklet], :has(#booklet:target)) {\n${orders.join('\n')}\n${outerPages.join(', ')} { ${fold} }\n}\n`
}
