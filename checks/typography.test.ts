import fc from 'fast-check'
import { parseFixture, runRule } from '@/testing/findings'
import { parseIcuMessage } from './icu-message'
import { checkTypography } from './typography'

/** What is wrong with a text. */
const remarks = (locale: string, text: string, key: string = 'x') =>
  checkTypography({ text, message: parseIcuMessage(text), key, locale })

const warned: [locale: string, text: string, mended: string][] = [
  ['fr', 'Qui\u00a0?', 'Qui\u202f?'],
  ['fr', 'Oui\u00a0! Oui\u00a0; oui', 'Oui\u202f! Oui\u202f; oui'],
  ['fr', 'Qui\u00a0?!', 'Qui\u202f?!'],
  ['en', 'Wait...', 'Wait…'],
  ['fr', 'Attends... encore...', 'Attends… encore…'],
  ['de', 'Warte...', 'Warte…'],
  ['en', 'a 5 km walk', 'a 5\u00a0km walk'],
  ['en', 'from 3 mm to 4 m', 'from 3\u00a0mm to 4\u00a0m'],
  ['fr', '8 kg, 9 g et 20 Mo', '8\u00a0kg, 9\u00a0g et 20\u00a0Mo'],
  ['es', '2 l y 5 cl', '2\u00a0l y 5\u00a0cl'],
  ['es', '24,99 $', '24,99\u00a0$'],
  ['es', '{price} CAD', '{price}\u00a0CAD'],
  ['es', 'al 400 %', 'al 400\u00a0%'],
  ['de', '24 € und 5 %', '24\u00a0€ und 5\u00a0%'],
  ['fr', '24 €', '24\u00a0€'],
  ['en', '400 % and 5\u00a0%', '400% and 5%'],
]
test.each(warned)('in %s, %j is better %j', (locale, text, replacement) => {
  expect(remarks(locale, text)).toMatchObject([
    {
      severity: 'warning',
      code: expect.any(String),
      replacement,
    },
  ])
  expect(remarks(locale, replacement)).toEqual([])
})

test.each([
  ['fr', 'Âge\u00a0: «\u00a0oui\u202f!\u00a0» à 3\u202f%'],
  ['fr', 'Âge\u202f: «\u202foui\u202f!\u202f»'],
  ['fr', 'Voir https://nori.example/x?y=1;z&50%, www.nori.example/?a et a.b+c@d.ca'],
  ['de', 'Los\u00a0!'],
  ['en', 'Version 1..2'],
  ['en', '3 meals, 4 kgs, 5 members, a km'],
  ['es', 'De 3 a 10 años, 3 o 4'],
  ['en', 'Pay 5 $10 notes'],
])('in %s, %j is right', (locale, text) => {
  expect(remarks(locale, text)).toEqual([])
})

test.each(['shell.loading', 'shell.starting'])('%s has three full stops in every language', (key) => {
  expect(remarks('en', 'Loading...', key)).toEqual([])
  expect(remarks('fr', 'Chargement...', key)).toEqual([])
})

test('lines of the story and the headline break, other texts do not', () => {
  const text = 'No moon.\nNo sleep.'
  for (const key of ['hero.title', 'free-story.story.pages.p01.text'])
    expect(remarks('en', text, key)).toEqual([])
  for (const key of ['hero.text', 'free-story.story.pages.p01.question'])
    expect(remarks('en', text, key)).toEqual([{ code: 'lineBreak', replacement: 'No moon. No sleep.' }])
})

test.each(['No moon.\n\nNo sleep.', 'No moon. \nNo sleep.', 'No moon.\n No sleep.', 'No moon.\r\nNo sleep.'])(
  'a line break stands alone, unlike in %j',
  (text) => {
    expect(remarks('en', text, 'hero.title')).toEqual([
      { code: 'unevenLineBreak', replacement: 'No moon.\nNo sleep.' },
    ])
  },
)

test.each([
  ['fr', '{n, plural, one {un\u00a0?} other {#\u00a0?}}'],
  ['en', '{n, plural, one {5 km} other {6 km}}'],
  ['en', '{n, plural, one {5 %} other {6 %}}'],
])('in %s, spaces in %j are told and not mended: they may be of its syntax', (locale, text) => {
  const found = remarks(locale, text)
  expect(found).toHaveLength(1)
  expect(found[0]).not.toHaveProperty('replacement')
})

test.each(['en', 'fr', 'es', 'de'])(
  'in %s, corrections come to an end and leave nothing to correct',
  (locale) => {
    const parts = fc.constantFrom(...'a 1 % $ « » “ ” ? ! ; : ... \u00a0 \u202f km'.split(' '), ' ')
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 12 }), (written) => {
        let text = written.join('')
        for (let round = 0; round < 12; round += 1)
          text =
            remarks(locale, text).find(({ replacement }) => replacement !== undefined)?.replacement ?? text
        expect(remarks(locale, text).filter(({ replacement }) => replacement !== undefined)).toEqual([])
      }),
      { numRuns: 200 },
    )
  },
)

test('a range has ordinary spaces or no-break spaces, whatever the other languages have', () => {
  const find = (french: string, english: string) =>
    runRule(checkTypography, parseFixture({ x: french }), parseFixture({ x: english }, 'en'))
  expect(find('De 3 à 6 ans', '3\u00a0to 6')).toEqual([])
  expect(find('De 3\u00a0à 6\u00a0ans', '3 to 6')).toEqual([])
})

test.each([
  ['fr', 'Il court 5 km.', '5 km'],
  ['es', 'Son 24.99 $ al mes', '24.99 $'],
  ['en', 'For {price} CAD', '… CAD'],
])('in %s, the number that may be separated from its unit is named: %s', (locale, text, part) => {
  const found = runRule(checkTypography, parseFixture({ x: text }, locale))
  expect(found.filter(({ code }) => code === 'unit').map(({ values }) => values)).toEqual([{ part }])
})
