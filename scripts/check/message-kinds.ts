import { documentKeys } from '@/lib/pages'

/* Kinds of messages with rules of their own, recognized by their keys. */

const legalClauseKey = new RegExp(`^(?:${documentKeys.join('|')})\\.(?:updated$|(?:intro|sections)(?:\\.|$))`)

/** Whether a key belongs to the body of a legal document: `terms.updated`, `privacy.intro.0`. */
export const isLegalClause = (key: string) => legalClauseKey.test(key)

/** Whether a key belongs to the text of a page of the free story, which has a length and a reading level. */
export const isStoryPageText = (key: string) => /^free-story\.story\.pages\.\w+\.text$/.test(key)
