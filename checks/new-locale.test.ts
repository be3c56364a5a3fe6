import { readFileSync } from 'node:fs'
import { parseIcuMessage } from './icu-message'
import { addLocaleRow, markUntranslated } from './new-locale'

test('marks every text except numbers and addresses', () => {
  expect(
    markUntranslated({ hero: { title: 'Hi' }, terms: { intro: ['A'] }, footer: { email: 'a@b.c' } }),
  ).toEqual({
    hero: { title: '⟦en⟧ Hi' },
    terms: { intro: ['⟦en⟧ A'] },
    footer: { email: 'a@b.c' },
  })
})

test('leaves texts of the site without words of their own unmarked', () => {
  const { footer, ...english } = JSON.parse(readFileSync('messages/en.json', 'utf8'))
  const files = [english, JSON.parse(readFileSync('messages/legal/en.json', 'utf8'))]
  const texts = (words: unknown): string[] =>
    typeof words === 'string' ? [words] : Object.values(words ?? {}).flatMap((part) => texts(part))
  const marked = texts(files.map((file) => markUntranslated(file))).filter((text) => text.startsWith('⟦en⟧'))
  expect(marked.length).toBeGreaterThan(100)
  for (const text of marked) expect(parseIcuMessage(text.slice(4)).plainText).toMatch(/\p{L}/u)
  expect(markUntranslated({ footer })).toMatchObject({
    footer: { email: footer.email, copyright: footer.copyright, social: footer.social },
  })
})

test('adds a row with the name of the language in that language', () => {
  expect(addLocaleRow("const t = [\n  { code: 'en' },\n] as const\n", 'de')).toBe(
    "const t = [\n  { code: 'en' },\n  { code: 'de', name: 'Deutsch', intl: 'de', ogLocale: 'de_DE', voices: ['de-de'] },\n] as const\n",
  )
})

test.each([
  ['pt', 'Português', 'BR'],
  ['ja', '日本語', 'JP'],
  ['uk', 'Українська', 'UA'],
  // Not known.
  ['qq', 'Qq', 'QQ'],
])('the row of %s has the name %s and the region %s', (code, name, region) => {
  const row = addLocaleRow('] as const', code)
  expect(row).toContain(
    `{ code: '${code}', name: '${name}', intl: '${code}', ogLocale: '${code}_${region}', voices: ['${code}-${region.toLowerCase()}'] }`,
  )
})

test('rejects a source without the table', () => {
  expect(() => addLocaleRow('export const x = 1', 'de')).toThrow('lib/i18n/locales.ts: there is no table')
})
