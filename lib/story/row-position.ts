/** Where the story's row is scrolled to, in pages. Not by `clientWidth`, which is rounded: the error would add up. */
export const getRowPosition = (row: Element): number => row.scrollLeft / row.getBoundingClientRect().width
