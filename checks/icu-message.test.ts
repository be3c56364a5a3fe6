import { parseIcuMessage } from './icu-message'
import { createCheckTranslator } from './strings'

test.each([
  ['Hi', 'Hi', [], []],
  ['', '', [], []],
  ['Hi {x}!', 'Hi \uFFFC!', ['{x}'], []],
  ['{x, number} {y, date, short} {z, time}', '\uFFFC \uFFFC \uFFFC', ['{x}', '{y}', '{z}'], []],
  ['<b>Hi <i>{x}</i></b>', 'Hi \uFFFC', ['<b>', '<i>', '{x}'], []],
  ['{n, plural, one {a #} other {b <b>c</b>}}', 'a \uFFFC b c', ['{n}', '<b>'], [['one', 'other']]],
  ['{n, selectordinal, one {a} other {b}}', 'a b', ['{n}'], [['one', 'other']]],
  ['{n, select, x {a} other {{y}}}', 'a \uFFFC', ['{n}', '{y}'], []],
  [
    '{n, plural, one {a} other {{m, plural, many {c} other {d}}}}',
    'a c d',
    ['{n}', '{m}'],
    [
      ['one', 'other'],
      ['many', 'other'],
    ],
  ],
  ["'{x}' '<b>' ''", "{x} <b> '", [], []],
  ["l'{x}' '}'", 'l{x} }', [], []],
])('%j', (message, plainText, argumentNames, pluralCategories) => {
  expect(parseIcuMessage(message)).toMatchObject({
    plainText,
    argumentNames: new Set(argumentNames),
    pluralCategories,
  })
})

test.each([
  ['Only {price', 'has a { without its }, at “{price”; write the missing half, or remove this one.'],
  ['{{price}}', 'has a { without its }, at “{{price}}”; write the missing half, or remove this one.'],
  ['{ }', 'has { } with nothing between them; remove them, or write what belongs there.'],
  ['a {the price} b', 'has something that the page does not know, at “{the price} b”; between { } write'],
  ['{price, euro}', 'has something that the page does not know, at “{price, euro}”; between { } write'],
  ['© <year>2026', 'has half a pair of < >, at “<year>2026”; write the missing half, or remove this one.'],
  ['<a>x</b>', 'has half a pair of < >, at “</b>”; write the missing half, or remove this one.'],
  [
    '<img src=x onerror=alert(1)>',
    'has a < that begins nothing known, at “<img src=x onerror=a…”; remove it.',
  ],
  ['{n, plural, one {a} one {b} other {c}}', 'has a plural or a choice that can’t be read, at'],
  ['Only price} CAD', 'has a } without its {, at “Only price}”; write the missing half, or remove this one.'],
  ['{n, plural, one {a} other {b}} and all the rest}', 'at “ and all the rest}”'],
  ['{n, plural, one {a}}', 'has a plural or a choice without “other”; add other {…}.'],
  ['{n, plural, one {a} autre {b}}', 'has a plural with “autre”, which is the word “other” translated'],
  ['{n, selectordinal, =1 {a} otro {b}}', 'has a plural with “otro”, which is the word “other” translated'],
])('the error for %j says where the mistake is and how to correct it', (message, sentence) => {
  const { error, ...rest } = parseIcuMessage(message)
  expect(rest).toEqual({ plainText: '', argumentNames: new Set(), pluralCategories: [] })
  expect(error && createCheckTranslator('en')(`findings.${error.code}`, error.values)).toContain(sentence)
})
