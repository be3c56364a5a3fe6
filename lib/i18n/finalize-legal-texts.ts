import { isConfirmed, legalReview } from '../launch'
import { legalReviewKeys } from '../legal'
import { mapMessages } from './map-messages'
import type { LegalText } from './messages'

/** Replaces the arguments in legal texts, and marks the texts that a lawyer has yet to review as drafts. */
export function finalizeLegalTexts<T extends Record<string, LegalText>>(
  texts: T,
  values: { email: string; shop: string },
): T {
  const isDraft = (key: string) => !isConfirmed(legalReview) && legalReviewKeys.some((draft) => draft === key)
  const completed = mapMessages(texts, (text) =>
    Object.entries(values).reduce((result, [name, value]) => result.replaceAll(`{${name}}`, value), text),
  )
  return Object.fromEntries(
    Object.entries(completed).map(([key, text]) => [key, { ...text, isDraft: isDraft(key) }]),
  ) as T
}
