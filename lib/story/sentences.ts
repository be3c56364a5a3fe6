/** Punctuation, closing quotation marks and a space, unless a lower-case letter follows, or a dash and such a letter. */
const sentenceEnd = /([.!?…](?:[\u00a0\u202f]?["”’»)])*\.?[^\S\n]+)(?=[^\p{Ll}\s"”’»)])(?!—\u2060?\p{Ll})/gu

/**
 * Splits a story text at the ends of sentences and lines. Each part keeps the space or line break after it. Not with
 * Intl.Segmenter, whose results differ between Node and browsers.
 */
export const splitSentences = (text: string): string[] =>
  text.replace(sentenceEnd, '$1\0').replaceAll('\n', '\n\0').split('\0')
