/** Words of about average length and width, so that lines break as often as in a story. */
const filler = 'at moon son he leaves the '

/**
 * Returns a text that takes as many lines as one of the given length, seldom one more. As an attribute it takes almost
 * no bytes once compressed.
 */
export function fillText(length: number): string {
  const filledLength = Math.ceil(length * 1.015)
  return filler.repeat(Math.ceil(filledLength / filler.length)).slice(0, filledLength)
}

/** Returns the longest of several lists of texts, all of a list's texts together. */
export function findLongest(lists: string[][]): string[] {
  const measure = (list: string[]) => list.join('').length
  return lists.reduce((longest, list) => (measure(list) > measure(longest) ? list : longest), [])
}
