import { plainText } from './icu'
import { fitsPattern } from './key-pattern'
import { typographyRemarks, when } from './typography'

/* Whether a text is translated, and set as its language is. */

/** What `npm run locale:add` writes before a text that is still English. */
export const untranslatedMark = '⟦en⟧ '
/** What the check says of such a text. */
export const notTranslated = 'is not translated yet'

/** Keys of texts that may be the same as in English. `*` is one part of a key. */
const sameAsEnglish = {
  '*': [
    'meta.author',
    'book.offer.amount',
    'book.offer.currency',
    'book.offer.price',
    'book.rating.value',
    'book.rating.best',
    'book.rating.count',
    'footer.email',
    'footer.social.*',
    'footer.copyright',
    '*.updated',
    'free-story.story.position',
  ],
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

/**
 * Checks the wording of every text of a file.
 * @param source the English file
 */
export function checkWording(
  { file, leaves }: import('./parse').Parsed,
  source: import('./parse').Parsed,
  locale: string,
): import('./parse').Finding[] {
  const findings: import('./parse').Finding[] = []
  for (const [key, { value, line, column }] of leaves) {
    if (typeof value !== 'string') continue
    const english = source.leaves.get(key)?.value
    const remarks = value.startsWith(untranslatedMark)
      ? [{ problem: notTranslated, cure: `translate it and remove ${untranslatedMark.trim()}` }]
      : [
          ...typographyRemarks({ text: value, plain: plainText(value), key, locale }),
          ...when(
            locale !== 'en' &&
              value === english &&
              /\p{L}/u.test(plainText(value)) &&
              !mayBeSame(key, locale),
            {
              problem: 'is still in English',
              cure: `translate it, or allow it in scripts/texts/wording.ts`,
            },
          ),
        ]
    for (const { severity = 'error', ...remark } of remarks)
      findings.push({ severity, path: file.path, line, column, key, ...remark })
  }
  return findings
}

/** Whether a text may be the same as in English. */
export function mayBeSame(key: string, locale: string) {
  const table: Record<string, string[]> = sameAsEnglish
  return [...(table['*'] ?? []), ...(table[locale] ?? [])].some((pattern) => fitsPattern(key, pattern))
}
