import { describeMessage } from './icu'

test.each([
  ['Hi', 'Hi', [], [], []],
  ['', '', [], [], []],
  ['Hi {x}!', 'Hi \uFFFC!', ['{x}'], [], []],
  ['{x, number} {y, date, short} {z, time}', '\uFFFC \uFFFC \uFFFC', ['{x}', '{y}', '{z}'], [], []],
  ['<b>Hi <i>{x}</i></b>', 'Hi \uFFFC', ['<b>', '<i>', '{x}'], ['b', 'i'], []],
  ['{n, plural, one {a #} other {b <b>c</b>}}', 'a \uFFFC b c', ['{n}', '<b>'], ['b'], [['one', 'other']]],
  ['{n, selectordinal, one {a} other {b}}', 'a b', ['{n}'], [], [['one', 'other']]],
  ['{n, select, x {a} other {{y}}}', 'a \uFFFC', ['{n}', '{y}'], [], []],
  [
    '{n, plural, one {a} other {{m, plural, many {c} other {d}}}}',
    'a c d',
    ['{n}', '{m}'],
    [],
    [
      ['one', 'other'],
      ['many', 'other'],
    ],
  ],
  ["'{x}' '<b>' ''", "{x} <b> '", [], [], []],
])('%j', (message, text, names, tags, plurals) => {
  expect(describeMessage(message)).toMatchObject({
    text,
    names: new Set(names),
    tags: new Set(tags),
    plurals,
  })
})

test.each(['{', '{}', '{x', '<b>', '{n, plural, one {a}}'])('%j is no valid message', (message) => {
  expect(describeMessage(message)).toEqual({
    text: '',
    names: new Set(),
    tags: new Set(),
    plurals: [],
    literals: [],
    error: expect.stringMatching(/\S/),
  })
})

test.each([
  ['Hi', [['Hi', 0]]],
  ['', []],
  [
    'Hi {x}, <b>you <i>{y}!</i></b>',
    [
      ['Hi ', 0],
      [', ', 6],
      ['you ', 11],
      ['!', 21],
    ],
  ],
  [
    '{n, plural, one {a} other {# b}} {x, number}',
    [
      ['a', 17],
      [' b', 28],
      [' ', 32],
    ],
  ],
  ["a '{x}' b", [["a '{x}' b", 0]]],
])('the words of %j have their places', (message, expected) => {
  expect(describeMessage(message).literals.map(({ text, index }) => [text, index])).toEqual(expected)
})
