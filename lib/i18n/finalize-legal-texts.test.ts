import { setConfirmed } from '@/testing/set-confirmed'
import { legalReview } from '../launch'
import { legalKeys } from '../legal'
import { finalizeLegalTexts } from './finalize-legal-texts'
import type { LegalText } from './messages'

const text = {
  title: 'Terms',
  description: 'Rules',
  updated: '2026-11-21',
  intro: ['Write to {email}: {shop}.'],
  sections: { contact: { title: 'Contact', paragraphs: ['{email}, or {email}'], items: ['Email: {email}'] } },
}
const texts: Record<string, LegalText> = Object.fromEntries(legalKeys.map((key) => [key, text]))
const values = { email: 'a@b.ca', shop: 'the shop is open' }

test('replaces every {email} and {shop} and changes nothing else', () => {
  expect(finalizeLegalTexts({ accessibility: text }, values)).toEqual({
    accessibility: {
      title: 'Terms',
      description: 'Rules',
      updated: '2026-11-21',
      isDraft: false,
      intro: ['Write to a@b.ca: the shop is open.'],
      sections: {
        contact: { title: 'Contact', paragraphs: ['a@b.ca, or a@b.ca'], items: ['Email: a@b.ca'] },
      },
    },
  })
})

test.each([
  ['terms and privacy policy are drafts until their review is confirmed', [], ['terms', 'privacy']],
  ['no text is a draft once the review is confirmed', [legalReview.id], []],
])('%s', (_, ids, drafts) => {
  setConfirmed(...ids)
  const finalized = Object.entries(finalizeLegalTexts(texts, values))
  expect(finalized.map(([key]) => key)).toEqual(legalKeys)
  expect(finalized.filter(([, { isDraft }]) => isDraft).map(([key]) => key)).toEqual(drafts)
})
