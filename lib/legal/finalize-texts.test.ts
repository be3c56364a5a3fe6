import type { LegalText } from '../i18n/messages'
import { documentKeys, documentsForLegalReview } from '../pages'
import { launchChecklist, legalReview } from '../site'
import { finalizeLegalTexts } from './finalize-texts'

const text = {
  title: 'Terms',
  description: 'Rules',
  updated: '2026-11-21',
  intro: ['Write to {email}.'],
  sections: { contact: { title: 'Contact', paragraphs: ['{email}, or {email}'], items: ['Email: {email}'] } },
}
const texts: Record<string, LegalText> = Object.fromEntries(documentKeys.map((key) => [key, text]))
const lines = launchChecklist as { what: string; where: string }[]
const before = [...lines]

afterEach(() => {
  lines.splice(0, lines.length, ...before)
})

test('texts for legal review are drafts while the review awaits the owner, the others never', () => {
  const drafts = () =>
    Object.entries(finalizeLegalTexts(texts, 'a@b.ca')).flatMap(([key, { isDraft }]) =>
      isDraft ? [key] : [],
    )
  lines.splice(0, lines.length, legalReview)
  expect(drafts()).toEqual(documentsForLegalReview)
  expect(drafts()).toEqual(expect.arrayContaining(['terms', 'privacy']))
  lines.splice(0, lines.length)
  expect(drafts()).toEqual([])
})
