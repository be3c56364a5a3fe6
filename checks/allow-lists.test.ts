import {
  addEntry,
  applyExceptions,
  isEntry,
  listEditorEntries,
  parseExceptions,
  readAllowList,
  readExceptions,
  removeEntry,
} from './allow-lists'
import { messageFolders, readMessageFiles } from './message-files'
import { parseMessages } from './parse'
import { runRules } from './run-rules'
import { parseWordList } from './word-lists'

const english = { path: 'm/en.json', text: '{ "a": "Menu", "b": "Read on" }' }
const french = { path: 'm/fr.json', text: '{ "a": "Menu", "b": "Un bandana" }' }
const find = (rows: string) =>
  runRules([english, french], undefined, parseExceptions(rows)).map(({ key, code, allow }) => [
    key,
    code,
    allow,
  ])
const menu = ['a', 'stillEnglish', { list: 'exceptions', entry: 'fr; a; stillEnglish' }]
const bandana = ['b', 'term', { list: 'exceptions', entry: 'fr; b; term; bandana' }]

test('a finding that may be right names the line that allows it', () => {
  expect(find('')).toEqual([menu, bandana])
})

test.each([
  ['fr; a; stillEnglish', [bandana]],
  ['*; *; stillEnglish', [bandana]],
  ['fr; b; term; Bandana', [menu]],
  ['fr; **; term', [menu]],
  ['es; a; stillEnglish\nfr; b; stillEnglish\nfr; b; term; foulard', [menu, bandana]],
])('the rows %j leave the findings %j', (rows, expected) => {
  expect(find(rows)).toEqual(expected)
})

test('other findings can’t be allowed, nor words that a row can’t contain', () => {
  const finding = { severity: 'error', path: 'm/fr.json', line: 1, column: 1, key: 'a' } as const
  const empty = { ...finding, code: 'empty' } as const
  const term = { ...finding, code: 'term', values: { word: '«a; b»', term: '—' } } as const
  expect(applyExceptions([empty, term], [])).toEqual([empty, term])
})

test.each([
  ['words', 'Québécois'],
  ['words', 'aujourd’hui'],
  ['exceptions', 'fr; about-us.faq.age.answer; stillEnglish'],
  ['exceptions', 'fr; terms.intro.0; regional; fin de semaine'],
] as const)('the list %s can have the line %j', (list, entry) => {
  expect(isEntry({ list, entry })).toBe(true)
})

test.each([
  ['words', ''],
  ['words', 'two words'],
  ['words', 'a\nb'],
  ['words', 'a #b'],
  ['words', 'x'.repeat(61)],
  ['exceptions', 'fr; a'],
  ['exceptions', 'fr; a; empty'],
  ['exceptions', 'fr; a; constructor'],
  ['exceptions', 'fr; **; stillEnglish'],
  ['exceptions', '*; a; stillEnglish'],
  ['exceptions', 'fr; a; stillEnglish; word'],
  ['exceptions', 'fr; a; term'],
  ['exceptions', 'fr; a; term; b\n*; **; stillEnglish'],
  ['exceptions', 'fr; a; term; #'],
] as const)('the list %s can’t have the line %j', (list, entry) => {
  expect(isEntry({ list, entry })).toBe(false)
})

test('a new line is added to the last section, which is sorted', () => {
  const heading = '# Allowed in the editor (this section is the last, and sorted)'
  const once = addEntry('# Names\nNori\n', 'zèbre')
  expect(once).toBe(`# Names\nNori\n\n${heading}\nzèbre\n`)
  expect(addEntry(addEntry(once, 'âne'), 'chat')).toBe(`# Names\nNori\n\n${heading}\nâne\nchat\nzèbre\n`)
  expect(addEntry(once, 'Nori')).toBe(once)
  expect(addEntry(once, 'zèbre')).toBe(once)
  expect(listEditorEntries(addEntry(once, 'âne'))).toEqual(['âne', 'zèbre'])
  expect(removeEntry(addEntry(once, 'âne'), 'âne')).toBe(once)
  expect(removeEntry(once, 'zèbre')).toBe('# Names\nNori\n')
  expect(removeEntry(once, 'Nori')).toBe(once)
})

test('the lists of the project have no entry twice, and every exception concerns a text', () => {
  for (const list of ['words', 'exceptions'] as const) {
    const entries = parseWordList(readAllowList(list))
    expect(entries.filter((entry, index) => entries.indexOf(entry) !== index)).toEqual([])
  }
  const keys = messageFolders
    .flatMap((folder) => readMessageFiles(folder))
    .flatMap((file) => [...parseMessages(file).leaves.keys()])
  expect(readExceptions().filter(({ key }) => !keys.some((one) => key.test(one)))).toEqual([])
})
