import { nonTextKeys } from '@/lib/i18n/non-text-keys'
import { compileKeyPattern } from './key-patterns'
import { type Rule, reportIf } from './rule'

/* Whether a text is in its language. */

/** Texts that may be the same as in English, in every language, beside those that are no prose. */
const sameInEvery = [
  'meta.author',
  'book.offer.price',
  'footer.social.*',
  'footer.copyright',
  'free-story.story.position',
]
/** The same, in one language. */
const sameIn: Record<string, string[]> = {
  fr: [
    'footer.contactTitle',
    'shell.menu',
    'shell.navigation',
    'benefits.title',
    'toast.region',
    'free-story.story.pages.p02.skill',
    'free-story.story.pages.p11.skill',
  ],
  es: ['nav.app', 'footer.legalTitle', 'privacy.sections.cookies.title'],
}

/** A text is not the same as in English. */
export const checkTranslated: Rule = ({ key, text, message, locale, translations }) => {
  const english = translations.find((other) => other.locale === 'en')
  const isEnglish = locale !== 'en' && text === english?.text && /\p{L}/u.test(message.plainText)
  return reportIf(isEnglish && !mayMatchEnglish(key, locale), { code: 'stillEnglish' })
}

/** Whether a text may be the same as in English. */
export const mayMatchEnglish = (key: string, locale: string) =>
  nonTextKeys.test(key) ||
  [...sameInEvery, ...(sameIn[locale] ?? [])].some((keys) => compileKeyPattern(keys).test(key))
