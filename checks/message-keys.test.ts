import { listLines } from '@/testing/findings'

const compare = (french: unknown, english: unknown) => listLines({ en: english, fr: french })

test('unknown and missing texts are reported with their place and what to do', () => {
  expect(compare('{\n  "a": "Un",\n  "z": "Zut"\n}', { a: 'A', b: 'B' })).toEqual([
    'm/fr.json:1:1 b is missing; add it; English says “B”.',
    'm/fr.json:3:8 z is not in English; remove it, or add it to m/en.json.',
  ])
})

test.each([
  ['in its group', { a: 'A', b: { c: 'C' } }, '3:8'],
  ['in the innermost group that is there', { a: 'A', b: { d: { e: { f: 'F' } } } }, '4:10'],
  ['at the beginning, if there is no group', { a: 'A', z: { c: 'C' } }, '1:1'],
  ['at the beginning, if it is a group that is there as a text', { a: 'A', y: { c: 'C' } }, '1:1'],
])('a missing text is reported %s', (_, english, place) => {
  const text = '{\n  "a": "Un",\n  "b": {\n    "d": { "x": "X" }\n  },\n  "y": "Y"\n}'
  expect(compare(text, english).filter((line) => line.includes('missing'))).toEqual([
    expect.stringContaining(`m/fr.json:${place} `),
  ])
})

test.each([
  ['a number', 1, 'Text', 'is not a text; write a text between quotation marks.'],
  ['nothing', null, 'Text', 'is not a text; write a text between quotation marks.'],
  ['a list', ['x'], 'Text', 'is not a text; write a text between quotation marks.'],
  ['a text', 'Texte', ['Text'], 'is not a list; write texts between [ and ].'],
])('%s must not be of another kind', (_, value, english, sentence) => {
  expect(compare({ a: value }, { a: english })).toContainEqual(expect.stringContaining(`a ${sentence}`))
})

test('a list of another length is reported once', () => {
  expect(compare({ a: ['Un'] }, { a: ['One', 'Two'] })).toEqual([
    'm/fr.json:2:8 a has 1 texts, English 2; say the same in as many texts.',
  ])
  expect(compare({ a: ['Un', 'Deux', 3] }, { a: ['One', 'Two'] })).toEqual([
    'm/fr.json:2:8 a has 3 texts, English 2; say the same in as many texts.',
    'm/fr.json:5:5 a.2 is not a text; write a text between quotation marks.',
  ])
})

test('a file that cannot be parsed has no missing texts', () => {
  expect(compare('{', { a: 'A', b: 'B' })).toHaveLength(1)
  expect(compare({ a: 'Un', b: 'Deux' }, '{ "a": "One" "b": "Two" }')).toEqual([
    expect.stringMatching(/^m\/en\.json:1:14 is not valid JSON here: a comma/),
  ])
})
