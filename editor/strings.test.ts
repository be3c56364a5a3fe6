import { readdirSync, readFileSync } from 'node:fs'
import { listStrings, testStringTables } from '@/testing/string-tables'
import { editorStrings, negotiateLanguage } from './strings'

testStringTables(editorStrings)

test('every string is used', () => {
  const code = ['editor/page', 'editor/server']
    .flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
  // A name may be composed: `filters.${name}`, or stand alone: the code of an error.
  const isUsed = (key: string) => {
    const [group = '', name = ''] = key.split('.')
    return code.includes(key) || (code.includes(`\`${group}.\${`) && new RegExp(`\\b${name}\\b`).test(code))
  }
  const keys = listStrings(editorStrings.en).map(({ key }) => key)
  expect(keys.filter((key) => !key.startsWith('groups.') && !isUsed(key))).toEqual([])
})

test.each([
  [['fr-CA', 'en'], 'fr'],
  [['de', 'es'], 'es'],
  [['es', 'fr'], 'es'],
  [[null, 'pt-BR'], 'en'],
])('the language for %j is %s', (preferences, language) => {
  expect(negotiateLanguage(...preferences)).toBe(language)
})
