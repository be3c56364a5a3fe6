import { isValueKey } from '@/lib/i18n/text-kinds'
import { type Rule, replacePart } from './rule'

/* French words with the letter œ, which keyboards do not have: cœur, sœur, œuvre, nœud, vœu, œil, œuf. */

/** The letters oe where French always has œ; words such as “coefficient” and “moelle” keep them. */
const separateLetters = /oe(?=u|il)/gi
/** A word with them, which is no part of an e-mail or web address. */
const wordPattern =
  /(?<![\p{L}\p{N}_@./-])(?:\p{L}+-)*\p{L}*oe(?:u|il)\p{L}*(?![\p{L}\p{N}_@/]|[.-][\p{L}\p{N}])/giu

/** Writes œ in French words where it is missing. */
export const setLigatures = (word: string) =>
  word.replace(separateLetters, (letters) => (letters.startsWith('O') ? 'Œ' : 'œ'))

/** Warns of French words that are written without œ. */
export const checkLigatures: Rule = ({ key, text, message, locale }) => {
  if (locale !== 'fr' || isValueKey(key)) return []
  return message.literals.flatMap((literal) =>
    [...literal.text.matchAll(wordPattern)].map(({ 0: word, index: offset }) => {
      const index = literal.index + offset
      const right = setLigatures(word)
      return {
        severity: 'warning',
        index,
        code: 'ligature',
        values: { word, right },
        replacement: replacePart(text, index, word, right),
      }
    }),
  )
}
