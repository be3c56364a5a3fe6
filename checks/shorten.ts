/** The largest number of characters that is quoted of a text. */
export const maxQuoteLength = 40

/** Shortens a text to quote it, at the end of a word. */
export const shorten = (text: string): string =>
  text.length > maxQuoteLength ? `${text.slice(0, maxQuoteLength).replace(/\S*$/, '').trim()} …` : text
