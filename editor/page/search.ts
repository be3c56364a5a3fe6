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

/** The values of a text in all languages; dates also as pages show them. */
const listShownValues = ({ values }: Text) =>
  Object.entries(values).flatMap(([locale, value]) =>
    /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))
      ? [
          value,
          new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(value)),
        ]
      : [value],
  )

const hasAges = ({ values }: Text) => Object.values(values).some((value) => /\{(?:from|to)\}/.test(value))

/**
 * Finds the texts that contain all words: in their key, their purpose, their values or those of their sources. Those that
 * contain the words as they were typed come first. A number also finds sentences with ages, which are no texts.
 */
export function searchTexts(texts: Text[], query: string) {
  const phrase = normalizeForSearch(query).trim()
  const words = phrase.split(/\s+/).filter(Boolean)
  const found = texts.flatMap((text) => {
    const values = [text, ...findSourceTexts(text, texts)].flatMap(listShownValues).map(normalizeForSearch)
    const content = normalizeForSearch([text.key, getPurpose(text), ...values].join(' '))
    const isFound = words.every((word) => content.includes(word) || (hasAges(text) && /^\d+$/.test(word)))
    return isFound ? [{ text, isExact: values.some((value) => value.includes(phrase)) }] : []
  })
  return found.sort((a, b) => Number(b.isExact) - Number(a.isExact)).map(({ text }) => text)
}
