import { existsSync, readFileSync } from 'node:fs'
import { parseIcuMessage } from './icu-message'
import { addLocaleRow, listNextSteps, markUntranslated } from './new-locale'

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
])('the row of %s has the name %s and the region %s', (code, name, region) => {
  const row = addLocaleRow('] as const', code)
  expect(row).toContain(
    `{ code: '${code}', name: '${name}', intl: '${code}', ogLocale: '${code}_${region}', voices: ['${code}-${region.toLowerCase()}'] }`,
  )
})

test('a language without a known region or name gets its code for both', () => {
  expect(addLocaleRow('] as const', 'qq')).toContain(
    "name: 'Qq', intl: 'qq', ogLocale: 'qq_QQ', voices: ['qq-qq']",
  )
})

test('rejects a source without the table', () => {
  expect(() => addLocaleRow('export const x = 1', 'de')).toThrow('lib/i18n/locales.ts: there is no table')
})

test('the next steps name the files and the dictionary of the language', () => {
  const steps = listNextSteps('pt')
  for (const part of [
    'lib/i18n/locales.ts',
    'messages/pt.json and messages/legal/pt.json',
    'Remove the mark ⟦en⟧ from',
    'npm run dev` at /pt',
    'the exceptions in checks/untranslated.ts',
    'npm install --save-dev @cspell/dict-pt-br` (or another @cspell/dict-pt-…)',
    'cspell.json',
    'docs/dependencies.md',
    'lib/i18n/typography.ts',
  ])
    expect(steps.filter((step) => step.includes(part))).toHaveLength(1)
  expect(steps.at(-1)).toBe('Run `npm run check`, then `npm test`.')
})

test('the files that the next steps name exist', () => {
  const files = listNextSteps('en').flatMap(
    (step) => step.match(/(?:lib|checks|docs|messages)\/[\w/-]+\.\w+/g) ?? [],
  )
  expect(files.length).toBeGreaterThan(5)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})
