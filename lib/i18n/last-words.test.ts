import { tieLastWords } from './last-words'

test.each([
  ['What do children learn from them?', 'What do children learn from\u00a0them?'],
  ['Send it', 'Send it'],
  ['Qui a fini la\u00a0?', 'Qui a fini\u00a0la\u00a0?'],
  ['Page {page} of {total}', 'Page {page} of {total}'],
  ['All of it is <year>2026</year>', 'All of it is <year>2026</year>'],
  ['So they answer incomprehensibly', 'So they answer incomprehensibly'],
  [`${'word '.repeat(40)}end`, `${'word '.repeat(40)}end`],
])('%j becomes %j', (text, tied) => {
  expect(tieLastWords({ text }).text).toBe(tied)
})

test('subjects of e-mails and lists stay as they are', () => {
  const messages = { subject: 'A story for tonight', intro: ['One of the paragraphs'] }
  expect(tieLastWords(messages)).toEqual(messages)
})
