import { formatForTerminal } from './developer-hints'
import { formatFinding } from './findings'
import { runRules } from './run-rules'
import { checkStrings, createCheckTranslator } from './strings'

const finding = { severity: 'warning', path: 'm/fr.json', line: 1, column: 2, key: 'a' } as const

test('the terminal names the file of a list that allows a finding', () => {
  const allow = { list: 'words', entry: 'xyz' } as const
  expect(formatForTerminal({ ...finding, code: 'unknownWord', values: { word: 'xyz' }, allow })).toBe(
    'm/fr.json:1:2 a has “xyz”, which is not in the dictionary; correct it, or accept the word if it is right. If it is right, add “xyz” to checks/words.txt.',
  )
})

test('editors read an argument by what the page shows there, and the terminal adds its source', () => {
  const files = [
    { path: 'm/en.json', text: '{ "book.ages": "Ages {from} to {to}" }' },
    { path: 'm/fr.json', text: '{ "book.ages": "Jusqu’à {to} ans" }' },
  ]
  const [found] = runRules(files)
  if (!found) throw new Error('Nothing was found.')
  expect(formatFinding(found)).toContain(
    'lacks the youngest age, unlike English: the page would no longer show it',
  )
  expect(formatFinding(found, createCheckTranslator('fr'))).toContain(
    'ne contient pas l’âge minimal, qu’on trouve en anglais',
  )
  expect(formatForTerminal(found)).toMatch(/ It is written \{from\}\.$/)
})

test('the terminal adds what a developer can do', () => {
  expect(formatForTerminal({ ...finding, code: 'noStoryPage', values: { path: 'lib/x.ts' } })).toMatch(
    /\. To add the page, add it to storyPages and pageLayouts in lib\/x\.ts\.$/,
  )
  expect(formatForTerminal({ ...finding, code: 'empty' })).toBe('m/fr.json:1:2 a is empty; write its text.')
})

test.each(Object.entries(checkStrings))(
  'the strings for editors in “%s” name no file of the code',
  (_, { findings }) => {
    expect(
      Object.values(findings).filter((text) => /\b(?:scripts|lib|art)\/|\.(?:ts|txt)\b|npm /.test(text)),
    ).toEqual([])
  },
)
