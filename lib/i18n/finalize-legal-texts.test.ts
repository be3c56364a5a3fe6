import { type LaunchItem, launchChecklist, legalReview } from '../launch'
import { legalKeys } from '../legal'
import { finalizeLegalTexts } from './finalize-legal-texts'
import type { LegalText } from './messages'

const text = {
  title: 'Terms',
  description: 'Rules',
  updated: '2026-11-21',
  intro: ['Write to {email}.'],
  sections: { contact: { title: 'Contact', paragraphs: ['{email}, or {email}'], items: ['Email: {email}'] } },
}
const texts: Record<string, LegalText> = Object.fromEntries(legalKeys.map((key) => [key, text]))
const checklist = launchChecklist as LaunchItem[]
const realChecklist = [...checklist]
const setChecklist = (...items: typeof realChecklist) => checklist.splice(0, checklist.length, ...items)

afterEach(() => setChecklist(...realChecklist))

test('replaces every {email} with the address and changes nothing else', () => {
  expect(finalizeLegalTexts({ accessibility: text }, 'a@b.ca')).toEqual({
    accessibility: {
      title: 'Terms',
      description: 'Rules',
      updated: '2026-11-21',
      isDraft: false,
      intro: ['Write to a@b.ca.'],
      sections: {
        contact: { title: 'Contact', paragraphs: ['a@b.ca, or a@b.ca'], items: ['Email: a@b.ca'] },
      },
    },
  })
})

test.each([
  [
    'terms and privacy policy are drafts while their review is on the launch checklist',
    [legalReview],
    ['terms', 'privacy'],
  ],
  ['no text is a draft once the review is off the checklist', [], []],
])('%s', (_, items, drafts) => {
  setChecklist(...items)
  const finalized = Object.entries(finalizeLegalTexts(texts, 'a@b.ca'))
  expect(finalized.map(([key]) => key)).toEqual(legalKeys)
  expect(finalized.filter(([, { isDraft }]) => isDraft).map(([key]) => key)).toEqual(drafts)
})
