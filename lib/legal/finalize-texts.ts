import type { LegalText } from '../i18n/messages'
import { documentsForLegalReview } from '../pages'
import { launchChecklist, legalReview } from '../site'

/** What the legal texts have in the place of the address that readers write to (`footer.email`). */
const emailMark = '{email}'

/**
 * Legal texts as pages show them: the e-mail address filled in wherever they name it, and those marked as
 * drafts that a lawyer has yet to review (`launchChecklist` in lib/site.ts).
 */
export function finalizeLegalTexts<T extends Record<string, LegalText>>(texts: T, email: string): T {
  const awaitsReview = launchChecklist.includes(legalReview)
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      {
        ...withEmail(text, email),
        isDraft: awaitsReview && documentsForLegalReview.some((document) => document === key),
      },
    ]),
  ) as T
}

function withEmail<T>(words: T, email: string): T {
  if (typeof words === 'string') return words.replaceAll(emailMark, email) as T
  if (Array.isArray(words)) return words.map((word) => withEmail(word, email)) as T
  if (typeof words !== 'object' || words === null) return words
  return Object.fromEntries(Object.entries(words).map(([key, word]) => [key, withEmail(word, email)])) as T
}
