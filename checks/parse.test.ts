import fc from 'fast-check'
import { describeViolation } from '@/testing/findings'
import { getPosition, getPositionInText, parseMessages } from './parse'

const parse = (text: string) => parseMessages({ path: 'm/fr.json', text })
const values = (text: string) =>
  Object.fromEntries([...parse(text).leaves].map(([key, { value }]) => [key, value]))
/** Findings as `line:column key problem`. */
const problems = (text: string) =>
  parse(text)
    .findings.map(describeViolation)
    .map(({ line, column, key, problem }) => `${line}:${column} ${key} ${problem}`)

test.each([
  [0, 1, 1],
  [1, 1, 2],
  [2, 1, 3],
  [3, 2, 1],
  [4, 3, 1],
  [5, 3, 2],
])('in "ab⏎⏎c", the offset %d is line %d, column %d', (offset, line, column) => {
  expect(getPosition('ab\n\nc', offset)).toEqual({ line, column })
})

test('joins the names on the path to a text as its key; lists have an entry beside their items', () => {
  expect(values('{ "a": { "b": { "c": "C" } }, "d": ["D", "E"], "f": 1, "g": null, "h": [] }')).toEqual({
    'a.b.c': 'C',
    d: [],
    'd.0': 'D',
    'd.1': 'E',
    f: 1,
    g: null,
    h: [],
  })
})

test('records offset, length, line and column of a text', () => {
  expect(parse('{\n  "a": "Oui"\n}').leaves.get('a')).toEqual({
    value: 'Oui',
    offset: 9,
    length: 5,
    line: 2,
    column: 8,
  })
})

test('records positions that lead back to the text', () => {
  const words = fc.dictionary(
    fc.string({ minLength: 1 }).filter((key) => key !== '__proto__'),
    fc.string(),
  )
  fc.assert(
    fc.property(words, (dictionary) => {
      const text = JSON.stringify(dictionary, null, 2)
      const { leaves, findings } = parse(text)
      expect(findings).toEqual([])
      expect(leaves.size).toBe(Object.keys(dictionary).length)
      for (const [key, { value, offset, length, line, column }] of leaves) {
        expect(value).toBe(dictionary[key])
        expect(JSON.parse(text.slice(offset, offset + length))).toBe(value)
        expect(text.split('\n')[line - 1]?.slice(column - 1)).toMatch(/^"/)
      }
    }),
    { numRuns: 25, seed: 42 },
  )
})

test('returns the file, and no findings for valid JSON', () => {
  const file = { path: 'm/fr.json', text: '{ "a": "Oui" }' }
  expect(parseMessages(file)).toMatchObject({ file, findings: [] })
})

test.each([
  ['{ "a": "A", }', '1:13  is not valid JSON here: a name is missing, or a comma is too many'],
  ['{ // note\n "a": "A" }', '1:3  is not valid JSON here: a comment can’t stand here'],
  ['', '1:1  is not valid JSON here: a text is missing'],
])('reports %j as invalid JSON', (text, problem) => {
  expect(problems(text)).toContain(problem)
  expect(values(text)).toEqual({})
})

test.each(['[]', '"A"', '1'])('rejects %s, which is not an object', (text) => {
  expect(problems(text)).toEqual(['1:1  is not an object'])
})

test('reads a file with a byte-order mark and keeps positions', () => {
  expect(problems('\uFEFF{ "a": "A" }')).toEqual(['1:1  begins with a byte-order mark'])
  expect(parse('\uFEFF{ "a": "A" }').leaves.get('a')).toMatchObject({ value: 'A', line: 1, column: 9 })
  expect(problems('{ "a": "\uFEFF" }')).toEqual([])
})

test.each([
  ['a text', '{ "a": "1", "a": "2" }', '1:13 a stands twice'],
  ['a text inside', '{ "a": { "b": "1",\n "b": "2" } }', '2:2 a.b stands twice'],
  ['an object', '{ "a": { "b": "1" }, "a": { "b": "2" } }', '1:22 a stands twice'],
  ['a list', '{ "a": ["1"], "a": ["2"] }', '1:15 a stands twice'],
])('reports %s that appears twice at its second position and keeps the first', (_, text, problem) => {
  expect(problems(text).filter((one) => one === problem)).toHaveLength(1)
  expect(problems(text).every((one) => one.endsWith('stands twice'))).toBe(true)
  expect(Object.values(values(text))).not.toContain('2')
})

test('allows one name in two objects', () => {
  expect(problems('{ "a": { "c": "1" }, "b": { "c": "1" }, "c": "1", "d": ["1", "1"] }')).toEqual([])
})

test('reports every problem as an error with its file and a cure', () => {
  const findings = ['\uFEFF{', '[]', '{ "a": "1", "a": "2" }'].flatMap((text) =>
    parse(text).findings.map(describeViolation),
  )
  expect(findings.length).toBeGreaterThan(3)
  for (const finding of findings)
    expect(finding).toMatchObject({
      severity: 'error',
      path: 'm/fr.json',
      cure: expect.stringMatching(/^\w+ \S/),
    })
})

test('counts escape sequences as they are written', () => {
  const file = { path: 'm/fr.json', text: '{\n  "a": "É \\"x\\" \\u00a0y\\n\\\\z"\n}' }
  const leaf = parseMessages(file).leaves.get('a')
  if (!leaf) throw new Error('a was not parsed')
  const columnOf = (part: string) => {
    const { line, column } = getPositionInText(file, leaf, String(leaf.value).indexOf(part))
    expect(line).toBe(2)
    return file.text.split('\n')[1]?.slice(column - 1)
  }
  for (const part of ['É', 'x', 'y', 'z']) expect(columnOf(part)).toMatch(new RegExp(`^${part}`))
})
