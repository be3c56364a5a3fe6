import type { Text, TextId } from './api'
import { t } from './strings'

/** Text for a search: without case, accents, currency, and the ways in which languages write quotes and numbers. */
export const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll(/[‘’ʼ`´]/g, "'")
    .replaceAll(/["“”«»\p{Sc}]/gu, ' ')
    .replaceAll(/(?<=\d),(?=\d)/g, '.')

/** What a text is for, in the editor's language. */
export const purposeOf = ({ purpose }: Text) => (purpose ? t(`purposes.${purpose}`) : '')

/** Whether two are the same text. */
export const isSame = (a: TextId, b: TextId) => a.folder === b.folder && a.key === b.key

/** Whether a text was changed in some languages and not in others. */
export function isPartlyChanged({ before, values }: Text) {
  const changed = Object.keys(before).length
  return changed > 0 && changed < Object.keys(values).length
}

/** The texts that a text is made of, by its arguments. */
export const partsOf = (text: Text, texts: Text[]) =>
  text.arguments.flatMap(({ madeOf }) => texts.filter((one) => madeOf.some((id) => isSame(id, one))))

/** The texts that a text is a part of. */
export const wholesOf = (text: Text, texts: Text[]) =>
  texts.filter((one) => one.arguments.some(({ madeOf }) => madeOf.some((id) => isSame(id, text))))

/** The texts that have all the words: in their key, purpose or languages, or in what they are made of. */
export function searched(texts: Text[], words: string) {
  const wanted = folded(words).split(/\s+/).filter(Boolean)
  return texts.filter((text) => {
    const shown = [text, ...partsOf(text, texts)].flatMap(({ values }) => Object.values(values))
    const all = folded([text.key, purposeOf(text), ...shown].join(' '))
    return wanted.every((word) => all.includes(word))
  })
}
