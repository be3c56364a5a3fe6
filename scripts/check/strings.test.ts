import { readdirSync, readFileSync } from 'node:fs'
import { describeMessage } from './icu'
import { languageOf, languages, stringsIn } from './strings'
import { typography } from './typography'

type Table = Record<string, Record<string, string>>
const tableOf = (language: string): Table =>
  JSON.parse(readFileSync(`scripts/check/strings/${language}.json`, 'utf8'))
const stringsOf = (language: string) =>
  Object.entries(tableOf(language)).flatMap(([group, strings]) =>
    Object.entries(strings).map(([name, text]) => ({ key: `${group}.${name}`, text })),
  )

test.each(languages)('the strings in “%s” are those of English, with the same arguments', (language) => {
  const facts = (of: string) =>
    stringsOf(of).map(({ key, text }) => {
      const { names, error } = describeMessage(text)
      return [key, [...names].sort(), error]
    })
  expect(facts(language)).toEqual(facts('en'))
})

test.each(languages)('the strings in “%s” are set as the language is', (language) => {
  const remarks = stringsOf(language).flatMap(({ key, text }) =>
    typography({ key, text, message: describeMessage(text), locale: language }).map((remark) => [
      key,
      text,
      remark,
    ]),
  )
  expect(remarks).toEqual([])
})

test('each string of the editor’s page is used', () => {
  const folder = 'editor/page'
  const code = readdirSync(folder)
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .concat(readFileSync('editor/server/site.ts', 'utf8'))
    .join('\n')
  const isUsed = ({ key }: { key: string }) =>
    // Some are put together: `editor.${kind}`.
    code.includes(key) || code.includes(key.replace(/^editor\.|(?:Text|Button)$/g, ''))
  expect(stringsOf('en').filter((one) => one.key.startsWith('editor.') && !isUsed(one))).toEqual([])
})

test('a string has the plural of its language', () => {
  const mistakes = (count: number) => languages.map((one) => stringsIn(one)('editor.mistakes', { count }))
  expect(mistakes(1)).toEqual(['1 mistake', '1 erreur', '1 error'])
  expect(mistakes(0)).toEqual(['0 mistakes', '0 erreur', '0 errores'])
})

test.each([
  [['fr-CA,fr;q=0.9,en;q=0.8'], 'fr'],
  [['de-DE,de;q=0.9,es-MX;q=0.8,en'], 'es'],
  [['es', 'fr-CA'], 'es'],
  [[undefined, 'fr'], 'fr'],
  [['xx', undefined], 'en'],
  [['*'], 'en'],
  [[], 'en'],
])('for %j the editor is in “%s”', (wanted, language) => {
  expect(languageOf(...wanted)).toBe(language)
})
