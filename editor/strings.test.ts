import { readdirSync, readFileSync } from 'node:fs'
import { listStrings, testStringTables } from '@/testing/string-tables'
import {
  createEditorTranslator,
  editorStrings,
  formatRequestError,
  languages,
  negotiateLanguage,
} from './strings'

testStringTables(editorStrings)

test('every string of the page is used', () => {
  const folder = 'editor/page'
  const code = readdirSync(folder)
    .filter((name) => !name.includes('.test.'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .concat(readFileSync('editor/server/site-info.ts', 'utf8'))
    .join('\n')
  const isUsed = ({ key }: { key: string }) =>
    // Some keys are composed: `editor.${kind}`.
    code.includes(key) || code.includes(key.replace(/^editor\.|(?:Text|Button)$/g, ''))
  const { editor } = editorStrings.en
  expect(listStrings({ editor }).filter((string) => !isUsed(string))).toEqual([])
})

test('plurals follow the rules of the language', () => {
  const formatCount = (count: number) =>
    languages.map((language) => createEditorTranslator(language)('editor.errorCount', { count }))
  expect(formatCount(1)).toEqual(['1 error', '1 erreur', '1 error'])
  expect(formatCount(0)).toEqual(['0 errors', '0 erreur', '0 errores'])
  const counters = languages.map((language) =>
    createEditorTranslator(language)('editor.charactersOf', { count: 0, max: 75 }),
  )
  expect(counters).toEqual(['0 of 75 characters', '0 caractère sur 75', '0 de 75 caracteres'])
})

test('an error names the language of a text in the editor’s own', () => {
  expect(formatRequestError('fr', 'control', { locale: 'en' })).toMatch(/^Le texte en anglais contient/)
  expect(formatRequestError('en', 'tooLarge', { bytes: 5 })).toContain('5 bytes')
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
