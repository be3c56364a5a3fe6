import { describeViolation, formatFindingWithFix, parseFixture, runRule } from '@/testing/findings'
import { checkKeys } from './message-keys'
import type { ParsedMessages } from './parse'
import { checkSyntax } from './syntax'

const checkStructure = (file: ParsedMessages, english: ParsedMessages) => [
  ...runRule(checkSyntax, file, english),
  ...checkKeys(file, english).map(describeViolation),
]

/** What is wrong with a translation, as `key problem`. */
const problems = (words: unknown, english: unknown, locale: string = 'fr') =>
  checkStructure(parseFixture(words, locale), parseFixture(english, 'en')).map(
    ({ key, problem }) => `${key} ${problem}`,
  )
const about = (text: string, english = text, locale = 'fr') => problems({ a: text }, { a: english }, locale)

test('a finding is an error with its place and a cure', () => {
  const english = parseFixture({ a: 'A', b: 'B' }, 'en')
  expect(
    checkStructure(parseFixture('{\n  "a": "",\n  "z": ""\n}'), english).map(formatFindingWithFix),
  ).toEqual([
    'error: m/fr.json:2:8 a is empty; write its text.',
    'error: m/fr.json:3:8 z is not in English; remove it, or add it to m/en.json.',
    'error: m/fr.json:1:1 b is missing; add it; English says “B”.',
  ])
})

test.each([
  ['in its group', { a: 'A', b: { c: 'C' } }, '3:8'],
  ['in the innermost group that is there', { a: 'A', b: { d: { e: { f: 'F' } } } }, '4:10'],
  ['at the beginning, if there is no group', { a: 'A', z: { c: 'C' } }, '1:1'],
  ['at the beginning, if it is a group that is there as a text', { a: 'A', y: { c: 'C' } }, '1:1'],
])('a missing text is reported %s', (_, english, place) => {
  const text = '{\n  "a": "A",\n  "b": {\n    "d": { "x": "X" }\n  },\n  "y": "Y"\n}'
  const found = checkStructure(parseFixture(text), parseFixture(english, 'en'))
  const places = found.flatMap(({ problem, line, column }) =>
    problem === 'is missing' ? [`${line}:${column}`] : [],
  )
  expect(places).toEqual([place])
})

test.each([
  ['a text', 'x', ['a is a string']],
  ['a number', 1, ['a is a number']],
  ['a truth', true, ['a is a boolean']],
  ['nothing', null, ['a is null']],
  ['a list', ['x'], ['a is a list']],
])('%s is not to be of another kind', (_, value, expected) => {
  const other = typeof value === 'string' ? 1 : 'text'
  expect(problems({ a: value }, { a: other }).slice(0, 1)).toEqual(expected)
  expect(problems({ a: value }, { a: value })).toEqual([])
})

test('the cure names the kind that it is to be', () => {
  const [finding] = checkStructure(parseFixture({ a: 1 }), parseFixture({ a: ['x'] }, 'en'))
  expect(finding?.cure).toBe('write a list')
})

test('a list has its own length, and texts in it', () => {
  const english = { a: ['One', 'Two {x}'] }
  expect(problems({ a: ['Un'] }, english)).toEqual([])
  expect(problems({ a: ['Un', 'Deux {x}', 'Trois'] }, english)).toEqual([])
  expect(problems({ a: ['Un', 'Deux {x}', 3] }, english)).toEqual(['a.2 is a number'])
  expect(problems({ a: ['Un', 'Deux {x}', '{y}'] }, english)).toEqual(['a.2 has {y}, unlike English'])
  expect(problems({ a: ['Un', 'Deux'] }, english)).toEqual(['a.1 lacks {x}'])
  expect(problems({ ...english, b: ['x'] }, english)).toEqual([
    'b is not in English',
    'b.0 is not in English',
  ])
  expect(problems({ a: Array(12).fill('x {x}') }, { a: ['{x}', '{x}'] })).toEqual(
    Array.from({ length: 10 }, (_, index) => `a.${index + 2} has {x}, unlike English`),
  )
  expect(problems({ a: { 0: 'Un' } }, english)).toEqual(['a is missing'])
})

test('where the translation can not be read, it is not told of every key', () => {
  expect(problems('{', { a: 'A', b: 'B' })).toEqual([])
})

test.each(['', ' ', '\n\t'])('%j is empty', (text) => {
  expect(problems({ a: text }, { a: 'A' })).toEqual(['a is empty'])
})

test.each([
  ['{x}', '{x}', []],
  ['{x}', 'no', ['a has {x}, unlike English']],
  ['no', '{x}', ['a lacks {x}']],
  ['{x} {y}', '{y} {x}', []],
  ['<year>x</year>', '<year>y</year>', []],
  ['no', '<year>y</year>', ['a lacks <year>']],
  ['<year>{x}</year>', '<year>y</year>', ['a has {x}, unlike English']],
  ['a &nbsp; b', 'no', ['a holds an HTML entity']],
  ['a &#160; b', 'no', ['a holds an HTML entity']],
  ['a &NBSP; b', 'no', ['a holds an HTML entity']],
  ['A & b; C&amp', 'no', []],
  ['{x', 'broken {', ['a has a { without its }, at “{x”']],
  ['{x}', 'broken {', ['a has {x}, unlike English']],
])('%j for %j', (text, english, expected) => {
  expect(about(text, english)).toEqual(expected)
})

test.each([
  ['en', 'one {a} other {b}', []],
  ['en', 'other {b}', ['one']],
  ['fr', 'one {a} many {m} other {b}', []],
  ['fr', 'other {b}', ['one', 'many']],
  ['pl', 'one {a} other {b}', ['few', 'many']],
  ['ja', 'other {b}', []],
])('in %s, a plural with %s lacks %j', (locale, options, lacking) => {
  // In the order of the Node that runs.
  expect(about(`{n, plural, ${options}}`, undefined, locale).sort()).toEqual(
    lacking.map((category) => `a has a plural without “${category}”`).sort(),
  )
})

test('every problem of a message comes with a cure', () => {
  const words = { a: '<b>{x}</b> &nbsp; {n, plural, other {x}}', b: '{' }
  const findings = checkStructure(parseFixture(words), parseFixture({ a: '{y}', b: 'B' }, 'en'))
  expect(findings.map(({ problem }) => problem.split(/[<{“(]/)[0])).toEqual([
    'lacks ',
    'has ',
    'has ',
    'has ',
    'holds an HTML entity',
    'has a plural without ',
    'has a plural without ',
    'has a ',
  ])
  for (const { cure } of findings) expect(cure).toMatch(/^\w+ \S/)
  expect(findings.find(({ problem }) => problem.includes('“many”'))?.cure).toMatch(
    /^add many \{…\}; the language needs \w+, \w+, \w+$/,
  )
})
