import { isValueKey } from '@/lib/i18n/text-kinds'
import { countWords } from './count-words'
import { type Rule, reportIf } from './rule'
import { shorten } from './shorten'

/* Sentences that are pasted twice, and those in capitals. */

const sentencePattern = /[^.!?…]+[.!?…]+[”»’)]*\s*/g
/** Shorter sentences may be repeated, or abbreviations. */
const fewestWords = 4

/** Warns of a sentence that stands in a text more than once; it may be a refrain. */
const checkRepetition: Rule = ({ text, message }) => {
  if (message.argumentNames.size > 0) return []
  const seen = new Set<string>()
  const repeated: string[] = []
  const replacement = text.replace(sentencePattern, (sentence) => {
    const id = sentence.replace(/\s+/g, ' ').trim().toLowerCase()
    if (countWords(id) < fewestWords || !seen.has(id)) {
      seen.add(id)
      return sentence
    }
    repeated.push(sentence.trim())
    return ''
  })
  return reportIf(repeated.length > 0, {
    severity: 'warning',
    code: 'repeated',
    values: { part: shorten(repeated[0] ?? '') },
    replacement: replacement.trim(),
  })
}

/** Warns of a sentence in capitals, which screen readers may spell. */
const checkCapitals: Rule = ({ message }) =>
  reportIf(
    message.plainText
      .split(/[.!?…\n]+/)
      .some((part) => countWords(part) >= fewestWords && part === part.toUpperCase() && /\p{Lu}/u.test(part)),
    { severity: 'warning', code: 'allCapitals' },
  )

export const checkSentences: Rule = (text) =>
  isValueKey(text.key) ? [] : [...checkRepetition(text), ...checkCapitals(text)]
