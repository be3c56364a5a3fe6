import type { Text, TextId } from './api'
import { tCheck } from './language'

/**
 * Normalizes a text for a search: without case, accents and currency signs, and with the quotation marks, apostrophes
 * and decimal separators of one language.
 */
export const normalizeForSearch = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll(/[‘’ʼ`´]/g, "'")
    .replaceAll(/["“”«»\p{Sc}]/gu, ' ')
    .replaceAll(/(?<=\d),(?=\d)/g, '.')

/** What a text is for, in the editor's language. */
export const getPurpose = ({ purpose }: Text) => (purpose ? tCheck(`purposes.${purpose}`) : '')

export const isSameText = (a: TextId, b: TextId) => a.folder === b.folder && a.key === b.key

/** Finds the texts whose values a text contains by its arguments, such as the price in a sentence. */
export const findSourceTexts = (text: Text, texts: Text[]) =>
  text.arguments.flatMap(({ sources }) =>
    texts.filter((other) => sources.some((id) => isSameText(id, other))),
  )

/** Finds the texts that contain the value of a text. */
export const findDependentTexts = (text: Text, texts: Text[]) =>
  texts.filter((other) => other.arguments.some(({ sources }) => sources.some((id) => isSameText(id, text))))

/** Finds the texts that contain all words: in their key, their purpose, their values or those of their sources. */
export function searchTexts(texts: Text[], query: string) {
  const words = normalizeForSearch(query).split(/\s+/).filter(Boolean)
  return texts.filter((text) => {
    const values = [text, ...findSourceTexts(text, texts)].flatMap((one) => Object.values(one.values))
    const content = normalizeForSearch([text.key, getPurpose(text), ...values].join(' '))
    return words.every((word) => content.includes(word))
  })
}
