import { checkMessages } from './message-rules.mjs'

const english = { path: 'messages/en.json', text: '{\n  "a": "One {x}",\n  "b": { "c": "Two" }\n}' }
const check = (text) => checkMessages([english, { path: 'messages/fr.json', text }], english.path)

test('complete files have no problems', () => {
  expect(check('{ "a": "Un {x}", "b": { "c": "Deux" } }')).toEqual([])
})

test.each([
  ['a missing key', '{ "a": "Un {x}" }', 'messages/fr.json b.c: is missing'],
  [
    'a key too many',
    '{ "a": "Un {x}", "b": { "c": "D" },\n "z": "Z" }',
    'messages/fr.json:2 z: English has no such key',
  ],
  ['an empty text', '{ "a": "Un {x}", "b": { "c": "" } }', 'b.c: is empty'],
  ['another type', '{ "a": "Un {x}", "b": { "c": 2 } }', 'b.c: is a number'],
  ['a missing argument', '{ "a": "Un", "b": { "c": "D" } }', 'a: lacks {x}'],
  ['broken ICU', '{ "a": "Un {x", "b": { "c": "D" } }', 'a: is not a valid message'],
  ['broken JSON', '{\n "a": "Un {x}"\n "b": {} }', 'messages/fr.json:3 is not valid JSON'],
])('%s is named with its place', (_, text, problem) => {
  expect(check(text).join('\n')).toContain(problem)
})

test('a list may be longer or shorter than in English, but must be a list', () => {
  const source = { path: 'en.json', text: '{ "items": ["One", "Two"] }' }
  const check = (items) =>
    checkMessages([source, { path: 'fr.json', text: `{ "items": ${items} }` }], 'en.json')
  expect(check('["Un"]')).toEqual([])
  expect(check('["Un", "Deux", "Trois"]')).toEqual([])
  expect(check('["Un", "Deux", ""]').join()).toContain('fr.json:1 items.2: is empty')
  expect(check('null').join()).toContain('fr.json:1 items: is a object; write a list')
})
