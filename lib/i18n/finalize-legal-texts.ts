import { launchChecklist, legalReview } from '../launch'
import { legalReviewKeys } from '../legal'
import { mapMessages } from './map-messages'
import type { LegalText } from './messages'

/**
 * Completes legal texts for the pages: puts the e-mail address in the place of each `{email}`, and marks as drafts the
 * texts that a lawyer has yet to review (`launchChecklist` in lib/launch.ts).
 */
export function finalizeLegalTexts<T extends Record<string, LegalText>>(texts: T, email: string): T {
  const isReviewPending = launchChecklist.includes(legalReview)
  const isDraft = (key: string) => isReviewPending && legalReviewKeys.some((draft) => draft === key)
  const withEmail = mapMessages(texts, (text) => text.replaceAll('{email}', email))
  return Object.fromEntries(
    Object.entries(withEmail).map(([key, text]) => [key, { ...text, isDraft: isDraft(key) }]),
  ) as T
}
