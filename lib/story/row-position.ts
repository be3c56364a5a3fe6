/**
 * Where the story's row is scrolled to, in pages. Both lengths are fractions; `clientWidth` is rounded, and its error
 * would grow with each page.
 */
export const getRowPosition = (row: Element): number => row.scrollLeft / row.getBoundingClientRect().width
