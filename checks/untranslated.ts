import { compileKeyPattern } from '@/lib/i18n/key-patterns'
import { isValueKey } from '@/lib/i18n/text-specs'
import { findEnglish, type Rule, reportIf } from './rule'

/* Finds texts that are still in English, or in another language than that of their file. */

/** Texts that are rightly the same as in English, by language; `*`: in every language. */
const exceptions: Record<string, string[]> = {
  '*': [
    'meta.author',
    'book.offer.price',
    'footer.(social.*|copyright)',
    'free-story.story.position',
    'free-story.crayons.filled',
    // Names, addresses and numbers.
    'free-story.newsletter.address',
    'book.facts.format',
    'terms.sections.whoWeAre.items.*',
    'privacy.sections.(whoIsResponsible|sharing).items.*',
  ],
  fr: [
    'benefits.title',
    'shell.(menu|navigation)',
    'footer.contactTitle',
    'toast.region',
    'free-story.crayons.colours.(orange|violet)',
    'free-story.story.pages.(p02|p11).skill',
  ],
  es: ['nav.app', 'footer.legalTitle', 'privacy.sections.cookies.title'],
}
const patterns = Object.entries(exceptions).flatMap(([locale, keys]) =>
  keys.map((key) => ({ locale, pattern: compileKeyPattern(key) })),
)

/** Whether a text may be the same as in English. @param locale `*` for every language */
export const mayMatchEnglish = (key: string, locale: string) =>
  isValueKey(key) ||
  patterns.some((one) => (one.locale === '*' || one.locale === locale) && one.pattern.test(key))

/** Words of each language that nearly every sentence has, and that the other languages do not have. */
const commonWords: Record<string, ReadonlySet<string>> = {
  en: new Set(
    'the and of with is are was your you for to this that have from they we it what not'.split(' '),
  ),
  fr: new Set('le les des une et est dans avec pour vous nous qui sur pas du au il elle votre ce'.split(' ')),
  es: new Set('el los una con para por su del al lo como más pero nos está este muy'.split(' ')),
}
const fewestWords = 4

const splitSentences = (text: string) =>
  (text.match(/[^.!?…:\n]+[.!?…]*/g) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(/\s+/).length >= fewestWords)

/**
 * Finds another language in which a sentence seems to be written: it contains several common words of that language,
 * and more than twice as many as of its own. A sentence whose other words have capitals is the name of a book or an
 * office.
 */
function findLanguage(sentence: string, locale: string): string | undefined {
  const words = sentence.match(/\p{L}+/gu) ?? []
  const count = (code: string) => words.filter((word) => commonWords[code]?.has(word.toLowerCase())).length
  const most = 1 + 2 * count(locale)
  const other = Object.keys(commonWords).find((code) => code !== locale && count(code) > most)
  const hasOtherWord = words.some(
    (word) => /^\p{Ll}{3,}$/u.test(word) && !commonWords[other ?? '']?.has(word),
  )
  return hasOtherWord ? other : undefined
}

/** Reports a text with words that is the same as in English, and a sentence in another language. */
export const checkTranslated: Rule = (localized) => {
  const { key, text, message, locale } = localized
  const english = locale === 'en' ? undefined : findEnglish(localized)
  if (mayMatchEnglish(key, locale)) return []
  if (text === english?.text) return reportIf(/\p{L}/u.test(message.plainText), { code: 'stillEnglish' })
  if (!commonWords[locale]) return []
  const foreign = splitSentences(message.plainText).flatMap((part) => {
    const other = english?.message.plainText.includes(part) ? 'en' : findLanguage(part, locale)
    return other ? [{ part, language: other }] : []
  })
  return foreign.slice(0, 1).map((values) => ({ code: 'otherLanguage', values }))
}
