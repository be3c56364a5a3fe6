import { readdirSync, readFileSync } from 'node:fs'
import { listStrings, testStringTables } from '@/testing/string-tables'
import { editorStrings, languages, negotiateLanguage, stringsIn } from './strings'

testStringTables(editorStrings)

test('every string of the page is used', () => {
  const folder = 'editor/page'
  const code = readdirSync(folder)
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .concat(readFileSync('editor/server/site.ts', 'utf8'))
    .join('\n')
  const isUsed = ({ key }: { key: string }) =>
    // Some keys are composed: `editor.${kind}`.
    code.includes(key) || code.includes(key.replace(/^editor\.|(?:Text|Button)$/g, ''))
  const { editor } = editorStrings.en
  expect(listStrings({ editor }).filter((string) => !isUsed(string))).toEqual([])
})

test('plurals follow the rules of the language', () => {
  const formatCount = (count: number) =>
    languages.map((language) => stringsIn(language)('editor.mistakes', { count }))
  expect(formatCount(1)).toEqual(['1 mistake', '1 erreur', '1 error'])
  expect(formatCount(0)).toEqual(['0 mistakes', '0 erreur', '0 errores'])
})

test.each([
  [['fr-CA,fr;q=0.9,en;q=0.8'], 'fr'],
  [['de-DE,de;q=0.9,es-MX;q=0.8,en'], 'es'],
  [['es', 'fr-CA'], 'es'],
  [[undefined, 'fr'], 'fr'],
  [['xx', undefined], 'en'],
  [['*'], 'en'],
  [[], 'en'],
])('for the preferences %j the editor uses “%s”', (preferences, language) => {
  expect(negotiateLanguage(...preferences)).toBe(language)
})
