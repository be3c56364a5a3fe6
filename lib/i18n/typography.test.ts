import english from '@/messages/en.json'
import { setTypography, typesetText } from './typography'

const show = (text: string) =>
  text.replaceAll('\u00a0', '~').replaceAll('\u202f', '^').replaceAll('\u2060', '|')

// In the results, ~ is a no-break space, ^ a narrow one and | a word joiner.
test.each([
  ['fr', `L'histoire ? "Oui" !`, 'L’histoire^? «~Oui~»^!'],
  [
    'fr',
    'Une heure : 10:30, 24,99 $ et 5 %; voir https://nori.example/?a',
    'Une heure~: 10:30, 24,99~$ et 5~%^; voir https://nori.example/?a',
  ],
  ['fr', 'De {from} à {to} ans, "dit "Nori" tout bas"...', 'De {from}~à~{to}~ans, «~dit “Nori” tout bas~»…'],
  ['fr', 'Déjà composé\u202f! «\u00a0Oui\u00a0», l’an 3\u00a0000', 'Déjà composé^! «~Oui~», l’an 3~000'],
  ['fr', 'Demande-t-on celle-là, par bateau-mouche ?', 'Demande-|t-|on celle-|là, par bateau-mouche^?'],
  ['fr', 'Dit-il\nnon', 'Dit-il\nnon'],
  ['es', '"¿Sí?", dijo "la luna "llena"".', '“¿Sí?”, dijo “la luna ‘llena’”.'],
  [
    'es',
    '—¡Se te hizo tarde! —grita Nori.\n—Sí —dice Hugo—. Súbete.',
    '—|¡Se te hizo tarde! —|grita Nori.\n—|Sí —|dice Hugo|—. Súbete.',
  ],
  ['es', 'De 3 a 5 años, {price} CAD', 'De 3~a~5~años, {price}~CAD'],
  ['fr', 'Les trois livres, {price} CA', 'Les trois livres, {price}~CA'],
  ['en', `It's "a moon", she said: "Not 'the' moon".`, 'It’s “a moon”, she said: “Not ’the’ moon”.'],
  ['en', 'Ages 3 to 10, since <year>2026</year>', 'Ages 3~to~10, since <year>2026</year>'],
  ['en', "Nori's books, selected for you", 'Nori’s books, selected for you'],
  ['en', '{count, plural, one {a day} other {"days"}}', '{count, plural, one {a day} other {"days"}}'],
  ['fr', "{n, select, one {l'{x}} other {...}}", '{n, select, one {l’{x}} other {...}}'],
  ['xx', 'A "test"', 'A “test”'],
])('%s: %j is shown as %j', (locale, text, expected) => {
  const typeset = typesetText(text, locale)
  expect(show(typeset)).toBe(expected)
  // A text that already has the right characters stays as it is.
  expect(typesetText(typeset.replaceAll('\u2060', ''), locale)).toBe(typeset)
})

test.each([
  ['What do our children learn from them?', 'What do our children learn from~them?'],
  ['The set of three', 'The set of~three'],
  ['Send it', 'Send it'],
  ['Nori and the Lighthouse Riddle', 'Nori and the Lighthouse Riddle'],
  ['Here you see the page {page} of all {total}', 'Here you see the page {page} of all {total}'],
  ['All of it has been so since <year>2026</year>', 'All of it has been so since <year>2026</year>'],
  ['So they all of them answer incomprehensibly', 'So they all of them answer incomprehensibly'],
  [`${'word '.repeat(40)}end`, `${'word '.repeat(40)}end`],
])('the last word of %j does not stand alone', (text, tied) => {
  expect(show(setTypography({ text }, 'en').text)).toBe(tied)
  expect(setTypography({ text }, 'en', { preventsWidows: false }).text).toBe(text)
})

test('names of controls, subjects and texts in the page’s head keep ordinary spaces, values all characters', () => {
  const label = 'All of it here, 3 to 5'
  const messages = {
    action: { readStory: label },
    meta: { title: label },
    book: { custom: { link: label, subject: label }, volumes: { first: { title: label } } },
    'free-story': { booklet: { print: label }, page: { mail: label }, story: { open: label } },
    footer: { email: "o'hara@nori.example" },
    terms: { updated: '2026-11-21' },
  }
  expect(setTypography(messages, 'en')).toEqual(messages)
})

test('the labels of the specification consist of ASCII characters', () => {
  const { shell, action } = setTypography(english, 'en')
  expect([shell.backToWebsite, shell.loading, shell.busy, action.buyNow, action.downloadApp]).toEqual([
    'Back to\x20Website',
    'Loading...',
    'loading...',
    'Buy\x20Now',
    'Download\x20App',
  ])
})
