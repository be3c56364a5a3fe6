import fc from 'fast-check'
import { formatFinding } from './findings'
import { parseMessages, replaceText } from './parse'

const parse = (text: string) => parseMessages({ path: 'm/fr.json', text })
const readValues = (text: string) =>
  Object.fromEntries([...parse(text).leaves].map(([key, { value }]) => [key, value]))
/** The findings without their file. */
const listProblems = (text: string) =>
  parse(text).findings.map((finding) => formatFinding(finding).slice('m/fr.json:'.length))

test('the names on the path to a text are its key; a list has an entry beside its items', () => {
  expect(readValues('{ "a": { "b": { "c": "C" } }, "d": ["D", "E"], "f": 1, "g": null, "h": [] }')).toEqual({
    'a.b.c': 'C',
    d: [],
    'd.0': 'D',
    'd.1': 'E',
    f: 1,
    g: null,
    h: [],
  })
})

test('the place of a text leads back to it, and a text is replaced alone', () => {
  const anyText = fc.dictionary(
    fc.string({ minLength: 1 }).filter((key) => key !== '__proto__'),
    fc.string(),
  )
  fc.assert(
    fc.property(anyText, fc.string(), (dictionary, changed) => {
      const text = JSON.stringify(dictionary, null, 2)
      const { leaves, findings } = parse(text)
      expect(findings).toEqual([])
      expect(leaves.size).toBe(Object.keys(dictionary).length)
      for (const [key, { value, start, end, line, column }] of leaves) {
        expect(value).toBe(dictionary[key])
        expect(JSON.parse(text.slice(start, end))).toBe(value)
        expect(text.split('\n')[line - 1]?.slice(column - 1)).toMatch(/^"/)
        const replaced = replaceText({ path: 'm/fr.json', text }, key, changed)
        expect(JSON.parse(replaced)).toEqual({ ...dictionary, [key]: changed })
        expect(replaced.length - text.length).toBe(
          JSON.stringify(changed).length - JSON.stringify(value).length,
        )
      }
    }),
    { numRuns: 25, seed: 42 },
  )
})

test('a file is not changed for a key without a text, nor for the same text', () => {
  const file = { path: 'm/fr.json', text: '{ "a": "\\u00c9", "b": 1, "c": [] }' }
  for (const key of ['b', 'c', 'd']) expect(replaceText(file, key, 'x')).toBe(file.text)
  expect(replaceText(file, 'a', 'É')).toBe(file.text)
})

test.each([
  ['{ "a": "A", }', '1:13 is not valid JSON here: a name is missing, or a comma is too many; correct'],
  ['{ // note\n "a": "A" }', '1:3 is not valid JSON here: a comment can’t stand here; correct'],
  [
    '{\n  "a": "A"\n  "b": "B"\n}',
    '3:3 is not valid JSON here: a comma or a quotation mark is missing; correct',
  ],
  [
    '{\n  "a": "A,\n  "b": "B"\n}',
    '2:8 is not valid JSON here: a text has no quotation mark at its end; correct',
  ],
  ['{ "a": "A"', '1:11 is not valid JSON here: a } is missing; correct'],
  ['{ "a": "A" } {}', '1:14 is not valid JSON here: something stands after the end; correct'],
  ['', '1:1 is not valid JSON here: a text is missing; correct'],
])('%j has one finding, with its place and what to do', (text, problem) => {
  expect(listProblems(text)).toEqual([expect.stringContaining(problem)])
  expect(readValues(text)).toEqual({})
})

describe('a bracket', () => {
  const lines = [
    '{',
    '  "hero": {',
    '    "title": "T",',
    '    "list": [',
    '      "one",',
    '      "two"',
    '    ],',
    '    "inner": {',
    '      "a": "A"',
    '    }',
    '  },',
    '  "book": {',
    '    "text": "X"',
    '  },',
    '  "end": "E"',
    '}',
  ]
  const without = (line: number) => lines.filter((_, index) => index !== line - 1).join('\n')

  test.each([
    [
      '}, of a group',
      11,
      '11:3 begins something new before “hero”, which begins in line 2, is closed; write its } or ], and a comma, above this line.',
    ],
    [
      '} of the last group of another',
      10,
      '10:3 begins something new before “hero.inner”, which begins in line 8, is closed',
    ],
    ['] of a list', 7, '7:5 begins something new before “hero.list”, which begins in line 4, is closed'],
    ['the last }', 16, '15:13 is not valid JSON here: a } is missing'],
  ])('that is missing, %s, is reported where it should be', (_, line, problem) => {
    expect(listProblems(without(line))).toEqual([expect.stringContaining(problem)])
  })

  test('that is one too many is reported where the texts continue', () => {
    expect(listProblems(lines.toSpliced(3, 0, '    },').join('\n'))).toEqual([
      '5:5 belongs to what was closed above; remove the } or ] that is too many above this line.',
    ])
  })

  test('is not missed in a file without indentation', () => {
    expect(listProblems('{\n"a": {\n"b": "B"\n}\n}')).toEqual([])
    expect(listProblems(JSON.stringify(JSON.parse(lines.join('')), null, '\t'))).toEqual([])
    expect(listProblems('{ "a": { "b": "B" }, "c": "C",\n      "d": "D" }')).toEqual([])
  })
})

test.each(['[]', '"A"', '1'])('%s is not an object', (text) => {
  expect(listProblems(text)).toEqual(['1:1 is not an object; begin the file with { and end it with }.'])
})

test('a merge marker is reported, and not the errors that it causes', () => {
  const text = '{\n  "a": "A",\n<<<<<<< HEAD\n  "b": "B"\n=======\n  "b": "C"\n>>>>>>> other\n}'
  expect(listProblems(text)).toEqual([
    '3:1 is a mark of git between two versions; keep the lines of one version, and remove the three lines of marks.',
  ])
  expect(listProblems('{\n  "a": "<<<<<<< A"\n}')).toEqual([])
})

test('a file with a byte-order mark is read, with the right positions', () => {
  expect(listProblems('\uFEFF{ "a": "A" }')).toEqual([
    '1:1 begins with a byte-order mark; save the file as UTF-8 without one.',
  ])
  expect(parse('\uFEFF{ "a": "A" }').leaves.get('a')).toMatchObject({ value: 'A', line: 1, column: 9 })
})

test.each([
  ['a text', '{ "a": "1", "a": "2" }', '1:13 a stands twice'],
  ['a text inside', '{ "a": { "b": "1",\n "b": "2" } }', '2:2 a.b stands twice'],
  ['a list', '{ "a": ["1"], "a": ["2"] }', '1:15 a stands twice'],
])('a duplicate %s is reported at its second occurrence; the first one is used', (_, text, problem) => {
  expect(listProblems(text)).toContain(`${problem}; keep one of the two.`)
  expect(Object.values(readValues(text))).not.toContain('2')
})
