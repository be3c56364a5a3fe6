/* The end of a sentence: punctuation, closing quotation marks, and a space that neither a lower-case letter nor a dash before one follows. */
const sentenceEnd = /([.!?…](?:[\u00a0\u202f]?["”’»)])*\.?[^\S\n]+)(?=[^\p{Ll}\s"”’»)])(?!—\u2060?\p{Ll})/gu

/**
 * Splits a story text at the ends of sentences and lines. Each part keeps the space or the line break after it, so that
 * the parts together are the text. A question inside a sentence, as in “Is it deep?” asked Nori, does not end it.
 * Intl.Segmenter would give different results in Node and in some browsers.
 */
export const splitSentences = (text: string): string[] =>
  text.replace(sentenceEnd, '$1\0').replaceAll('\n', '\n\0').split('\0')
