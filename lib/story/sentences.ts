/* The end of a sentence: punctuation, closing quotation marks and a space that no lower-case letter follows. */
const sentenceEnd = /([.!?…](?:[\u00a0\u202f]?["”’»)])*\.?)\s+(?=[^\p{Ll}\s"”’»)])/gu

/**
 * Splits a story text into sentences, without the spaces between them. A question inside a sentence, as in “Is it
 * deep?” asked Nori, does not end it. Intl.Segmenter would give different results in Node and in some browsers.
 */
export function splitSentences(text: string): string[] {
  return text.replace(sentenceEnd, '$1\n').split('\n')
}
