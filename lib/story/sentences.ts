/* A sentence's end: its mark and whatever quotation marks close, then space, then no small letter. */
const end = /([.!?…](?:[\u00a0\u202f]?["”’»)])*\.?)\s+(?=[^\p{Ll}\s"”’»)])/gu

/**
 * The sentences of a story text, in order, without the space between them. A question inside a
 * sentence, as in “Is it deep?” asked Nori, does not end it. Plain rules instead of Intl.Segmenter,
 * whose answers differ between browsers and the Node that prerenders.
 */
export function splitSentences(text: string): string[] {
  return text.replace(end, '$1\n').split('\n')
}
