import type { Violation } from './findings'
import { narrowNbsp } from './french-spaces'
import { findMajority, type LocalizedText, type Rule, reportIf } from './rule'
import { getEnd } from './translation-form'

/* Finds questions without a question mark, and Spanish questions and exclamations without their end. */

/** What certainly begins a question outside of titles, unlike “When we read” and « Écrivez-nous ». */
const questionStarts: Record<string, string> = {
  en: 'how (?:many|much|old)|(?:what|who|where|why|how|which) (?:is|are|was|were|do|does|did|can|could|will|would|should)|(?:do|does|did|is|are|can|could|will|would) (?:you|he|she|it|they|we)',
  fr: '(?:qu’)?est-ce|pourquoi|combien|\\p{L}+-(?:t-)?(?:tu|ils?|elles?|on)',
  es: 'por qué|cómo|cuándo|dónde|cuál(?:es)?|quién(?:es)?|cuánt[ao]s?',
}

/** Finds a sentence that begins like a question and has no mark at its end. */
const findUnmarkedQuestion = ({ message, locale }: LocalizedText) =>
  message.plainText.match(
    new RegExp(
      `(?<=(?:^|[.!?…]\\s+)—?)(?:${questionStarts[locale] ?? '(?!)'})(?!\\p{L})[^.!?…:]*(?:\\.|$)`,
      'iu',
    ),
  )

/** Ends a text with a question mark, and begins its last sentence with one in Spanish. */
function endWithQuestionMark(text: string, locale: string): string {
  const words = text.replace(/\.$/, '')
  if (locale === 'fr') return `${words}${narrowNbsp}?`
  if (locale !== 'es') return `${words}?`
  return `${words.replace(/((?:^|[.!?…\n]\s*)[—«]?)([^.!?…\n¿]+)$/, '$1¿$2')}?`
}

const count = (text: string, mark: string) => text.split(mark).length - 1

/** Warns of a text that begins like a question, or is one in most languages, and has no question mark. */
export const checkQuestionMark: Rule = (text) => {
  const end = getEnd(text)
  // An opening mark without its closing one is reported by requirePairs.
  if (/title$/i.test(text.key) || count(text.text, '¿') > count(text.text, '?')) return []
  const majority = findMajority(text.translations, (one, other) => getEnd(one) === getEnd(other))
  const isLikeOthers =
    majority.some((other) => getEnd(other) === 'question') &&
    /stop|none/.test(end) &&
    !text.text.includes('?')
  const found = findUnmarkedQuestion(text)
  const isAtEnd = isLikeOthers || (found && text.message.plainText.endsWith(found[0]))
  return reportIf(isLikeOthers || found !== null, {
    severity: 'warning',
    code: 'questionMark',
    ...(isAtEnd &&
      /[\p{L}\p{N}}.]$/u.test(text.text) && { replacement: endWithQuestionMark(text.text, text.locale) }),
  })
}

/** Adds a Spanish opening mark to each sentence that only has the closing one; after a name or the like, if a question word follows. */
const openSentences = (text: string, open: string, close: string) =>
  text.replace(
    new RegExp(
      `((?:^|[.!?…:\\n]\\s*)(?:—|«)?(?:[^.!?…:\\n¿¡]*,\\s(?=(?:por qué|qué|cómo|cuándo|dónde|cuál|quién|cuánt)))?)([^.!?…:\\n¿¡]+[${close}])`,
      'giu',
    ),
    `$1${open}$2`,
  )

/** Creates a rule that requires as many opening marks as closing ones. */
export const requirePairs =
  (close: string, open: string) =>
  ({ text, message: { plainText } }: Pick<LocalizedText, 'text' | 'message'>): Violation[] => {
    const difference = count(plainText, open) - count(plainText, close)
    if (difference === 0) return []
    if (difference < 0) {
      const replacement = openSentences(text, open, close)
      const isMended = count(replacement, open) === count(replacement, close)
      return [{ code: 'opened', values: { open, close }, ...(isMended && { replacement }) }]
    }
    const withoutEnd = new RegExp(`${open}([^¿?¡!.…\\n—]+?)(?:\\.|(?=\\s*(?:[…\\n—]|$)))`, 'g')
    const replacement = text.replace(withoutEnd, `${open}$1${close}`)
    const isMended = count(replacement, open) === count(replacement, close)
    return [{ code: 'notClosed', values: { open, close }, ...(isMended && { replacement }) }]
  }
