/* A sentence's end: its punctuation and closing quotation marks, then space, then no lower-case letter. */
const sentenceEnd = /([.!?…](?:[\u00a0\u202f]?["”’»)])*\.?)\s+(?=[^\p{Ll}\s"”’»)])/gu

/**
 * The sentences of a story text, in order, without the space between them. A question inside a
 * sentence, as in “Is it deep?” asked Nori, does not end it. Not Intl.Segmenter, whose results differ
 * between browsers and the Node that prerenders.
 */
export function splitSentences(text: string): string[] {
  return text.replace(sentenceEnd, '$1\n').split('\n')
}
