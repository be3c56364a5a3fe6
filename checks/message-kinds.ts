import { documentKeys } from '@/lib/pages'
import { compileKeyPattern } from './key-patterns'

/* Kinds of messages with rules of their own, recognized by their keys. */

const legalClauseKey = new RegExp(`^(?:${documentKeys.join('|')})\\.(?:updated$|(?:intro|sections)(?:\\.|$))`)

/** Whether a key belongs to the body of a legal document: `terms.updated`, `privacy.intro.0`. */
export const isLegalClause = (key: string) => legalClauseKey.test(key)

/** Whether a key belongs to the text of a page of the free story, which has a length and a reading level. */
export const isStoryPageText = (key: string) => /^free-story\.story\.pages\.\w+\.text$/.test(key)

/** Whether a key belongs to a description of a picture. */
export const isPictureDescription = (key: string) => /(?:alt|picture)$/i.test(key)

/** The lists of the legal documents that tell readers where to write. */
const listsWithEmail = [
  '*.sections.contact.paragraphs',
  'terms.sections.whoWeAre.items',
  'terms.sections.cancelling.paragraphs',
  'privacy.sections.whoIsResponsible.items',
  'privacy.sections.newsletter.(paragraphs|items)',
  'privacy.sections.(children|requests).paragraphs',
  'accessibility.sections.tellUs.paragraphs',
].map(compileKeyPattern)

/** Whether one of the texts of a legal list must contain the e-mail address. @param listKey `terms.sections.contact.items` */
export const mustContainEmail = (listKey: string) => listsWithEmail.some((pattern) => pattern.test(listKey))
