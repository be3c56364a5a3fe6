import { nonTextKeys } from '@/lib/i18n/non-text-keys'
import { compileKeyPattern } from './key-patterns'
import { type Rule, reportIf } from './rule'

/* Finds texts that are still in English. */

/** Patterns of keys whose text may be the same as in English in every language, besides those of `nonTextKeys`. */
const identicalEverywhere = [
  'meta.author',
  'book.offer.price',
  'footer.social.*',
  'footer.copyright',
  'free-story.story.position',
  'free-story.crayons.filled',
]
/** Patterns of keys whose text may be the same as in English, by language. */
const identicalInLanguage: Record<string, string[]> = {
  fr: [
    'footer.contactTitle',
    'shell.menu',
    'shell.navigation',
    'benefits.title',
    'toast.region',
    'free-story.crayons.colours.(orange|violet)',
    'free-story.story.pages.p02.skill',
    'free-story.story.pages.p11.skill',
  ],
  es: ['nav.app', 'footer.legalTitle', 'privacy.sections.cookies.title'],
}

/** Whether a text may be the same as in English. */
export const mayMatchEnglish = (key: string, locale: string) =>
  nonTextKeys.test(key) ||
  [...identicalEverywhere, ...(identicalInLanguage[locale] ?? [])].some((pattern) =>
    compileKeyPattern(pattern).test(key),
  )

/** Reports a text that is the same as in English and has words. */
export const checkTranslated: Rule = ({ key, text, message, locale, translations }) => {
  const english = translations.find((translation) => translation.locale === 'en')
  const isEnglish = locale !== 'en' && text === english?.text && /\p{L}/u.test(message.plainText)
  return reportIf(isEnglish && !mayMatchEnglish(key, locale), { code: 'stillEnglish' })
}
