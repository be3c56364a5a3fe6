import english from '@/messages/en.json'
import { preventWidows } from './prevent-widows'

test.each([
  ['What do our children learn from them?', 'What do our children learn from\u00a0them?'],
  ['The set of three', 'The set of\u00a0three'],
  ['Send it', 'Send it'],
  ['Nori and the Lighthouse Riddle', 'Nori and the Lighthouse Riddle'],
  [
    'Comment le savoir sans mouiller les pattes\u00a0?',
    'Comment le savoir sans mouiller les\u00a0pattes\u00a0?',
  ],
  ['Here you see the page {page} of all {total}', 'Here you see the page {page} of all {total}'],
  ['All of it has been so since <year>2026</year>', 'All of it has been so since <year>2026</year>'],
  ['So they all of them answer incomprehensibly', 'So they all of them answer incomprehensibly'],
  [`${'word '.repeat(40)}end`, `${'word '.repeat(40)}end`],
])('%j becomes %j', (text, tied) => {
  expect(preventWidows({ text }).text).toBe(tied)
})

test.each([
  [
    '—¡Se te hizo tarde! —grita Nori.\nTodos gritan:\n—¡CUAC!',
    '—\u2060¡Se te hizo tarde! —\u2060grita Nori.\nTodos gritan:\n—\u2060¡CUAC!',
  ],
  ['—Sí —dice Hugo—. Súbete.', '—\u2060Sí —\u2060dice Hugo\u2060—. Súbete.'],
  ['A corgi — a small one — and three pages of 3—5', 'A corgi — a small one — and three pages of\u00a03—5'],
])('keeps each dash of direct speech with its word: %j', (text, tied) => {
  expect(preventWidows({ text }).text).toBe(tied)
  const long = 'Y '.repeat(100)
  expect(preventWidows({ text: long + text }).text.replaceAll('\u2060', '')).toBe(long + text)
  expect(preventWidows({ text: long + text }).text.match(/\u2060/g)).toEqual(tied.match(/\u2060/g))
})

test('keeps subjects of e-mails and values that are not words', () => {
  const text = 'A story that one could read aloud tonight'
  const messages = { subject: text, custom: { subject: text, email: text } }
  expect(preventWidows(messages)).toEqual(messages)
})

test.each([
  ['as in the message file', english],
  ['as on the page', preventWidows(english)],
])('the labels of the specification consist of ASCII characters, %s', (_, { shell, action }) => {
  expect([shell.backToWebsite, shell.loading, shell.starting, action.buyNow, action.downloadApp]).toEqual([
    'Back to\x20Website',
    'Loading...',
    'loading...',
    'Buy\x20Now',
    'Download\x20App',
  ])
})

test('names of controls keep ordinary spaces', () => {
  const label = 'All of it here'
  const messages = {
    action: { readStory: label },
    book: { custom: { link: label }, volumes: { first: { title: label } } },
    'free-story': { booklet: { print: label }, page: { mail: label }, story: { print: label } },
    notFound: { home: label },
    toast: { buyAction: label },
  }
  expect(preventWidows(messages)).toEqual(messages)
})
