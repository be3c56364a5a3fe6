import { notProse } from '@/lib/i18n/not-prose'
import { describeMessage } from './icu'
import type { Finding, Parsed } from './parse'
import { eachText, findingAt, keyPattern, untranslatedMark, when } from './remarks'
import { typographyRemarks } from './typography'

/* Whether a text is translated, and set as its language is. */

/** What the check says of a text that is not translated. */
export const notTranslated = 'is not translated yet'

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

/** Warns of texts that are not translated, and checks the typography of those that are. */
export const checkWording = (parsed: Parsed, source: Parsed): Finding[] => [
  ...[...parsed.leaves].flatMap(([key, leaf]) =>
    String(leaf.value).startsWith(untranslatedMark)
      ? findingAt(parsed.file.path, key, leaf, {
          problem: notTranslated,
          cure: `translate it and remove ${untranslatedMark.trim()}`,
        })
      : [],
  ),
  ...checkTranslated(parsed, source),
]

const checkTranslated = eachText(({ key, text, english, locale }) => {
  const plain = describeMessage(text).text
  const isEnglish = locale !== 'en' && text === english && /\p{L}/u.test(plain) && !mayBeSame(key, locale)
  return [
    ...typographyRemarks({ text, plain, key, locale }),
    ...when(isEnglish, {
      problem: 'is still in English',
      cure: 'translate it, or allow it in scripts/texts/wording.ts',
    }),
  ]
})

/** Whether a text may be the same as in English. */
export const mayBeSame = (key: string, locale: string) =>
  notProse.test(key) || [...sameInEvery, ...(sameIn[locale] ?? [])].some((keys) => keyPattern(keys).test(key))
