import { describeViolation } from '@/testing/findings'
import { checkQuotationMarks, replaceStraightQuotes } from './quotation-marks'

const remarks = (locale: string, text: string) => checkQuotationMarks({ text, locale }).map(describeViolation)

const mends: [locale: string, text: string, mended: string][] = [
  ['en', 'He said «yes».', 'He said “yes”.'],
  ['en', 'He said «\u00a0yes\u00a0».', 'He said “yes”.'],
  ['en', '“Who said «yes»?”', '“Who said ‘yes’?”'],
  ['en', '“Who said “yes”?”', '“Who said ‘yes’?”'],
  ['fr', 'Il dit “oui”.', 'Il dit «\u00a0oui\u00a0».'],
  ['fr', '«\u00a0Qui dit «\u00a0oui\u00a0»\u202f?\u00a0»', '«\u00a0Qui dit “oui”\u202f?\u00a0»'],
  ['fr', '“Qui dit «\u00a0oui\u00a0»\u202f?”', '«\u00a0Qui dit “oui”\u202f?\u00a0»'],
  ['es', 'Dijo “sí”.', 'Dijo «sí».'],
  ['es', '«¿Quién dijo «sí»?»', '«¿Quién dijo “sí”?»'],
  ['es', '“¿Quién?” y «yo»', '«¿Quién?» y «yo»'],
]
test.each(mends)('in %s, %j is to be %j', (locale, text, replacement) => {
  expect(remarks(locale, text)).toEqual([
    expect.objectContaining({
      problem: 'has quotation marks that are not those of the language there',
      cure: expect.stringMatching(/^write \S+ \S+, and \S+ \S+ inside them$/),
      replacement,
    }),
  ])
  expect(remarks(locale, replacement)).toEqual([])
})

test('the cure has the marks of the language', () => {
  expect(remarks('fr', '“oui”')[0]?.cure).toBe('write « », and “ ” inside them')
  expect(remarks('en', '«yes»')[0]?.cure).toBe('write “ ”, and ‘ ’ inside them')
})

test.each([
  ['en', '“Yes,” said the ‘girl’. “It’s me.”'],
  ['fr', '«\u00a0Oui\u00a0», dit-il. «\u00a0Qui dit “non”\u202f?\u00a0»'],
  ['fr', '« oui »'],
  ['es', '«Sí», dijo. «¿Quién dijo “no”?»'],
  ['de', '„Ja“, sagte «er” “'],
  ['en', 'No marks'],
])('in %s, %j is left as it is', (locale, text) => {
  expect(remarks(locale, text)).toEqual([])
})

test.each([
  ['en', '“Yes'],
  ['en', 'Yes”'],
  ['en', '“Yes»'],
  ['fr', '«\u00a0Oui'],
  ['fr', 'Oui\u00a0»'],
  ['es', '«Sí “no» sí”'],
  ['es', '«Sí», «no'],
  ['es', '»Sí«'],
])('in %s, %j lacks half a pair, which only its writer can add', (locale, text) => {
  const [remark, ...others] = remarks(locale, text)
  expect([remark?.problem, remark?.cure, remark?.replacement, others]).toEqual([
    'has a quotation mark without its other half',
    'write both, or none',
    undefined,
    [],
  ])
})

test.each([
  ['en', 'He said "hello" to the "moon".', 'He said “hello” to the “moon”.'],
  ['fr', 'Il dit "bonjour".', 'Il dit «\u00a0bonjour\u00a0».'],
  ['es', '"Hola", dijo.', '«Hola», dijo.'],
  ['en', 'A 5" ruler', undefined],
  ['en', 'He said "hello', undefined],
  ['en', 'He said “the "moon" is late”', 'He said “the ‘moon’ is late”'],
  [
    'fr',
    'Il dit «\u00a0la "lune"\u00a0», puis "oui"',
    'Il dit «\u00a0la “lune”\u00a0», puis «\u00a0oui\u00a0»',
  ],
  ['de', 'Er sagt "hallo"', undefined],
])('straight marks in %s that can only be a pair are replaced: %s', (locale, text, replaced) => {
  expect(replaceStraightQuotes(text, locale)).toBe(replaced)
})
