import { addLocaleRow, markUntranslated } from './new-locale'

test('marks every text except values and texts without words of their own', () => {
  const values = {
    email: 'a@b.c',
    copyright: '© <year>2026</year> {name}',
    social: { instagram: 'Instagram' },
  }
  expect(markUntranslated({ hero: { title: 'Hi' }, terms: { intro: ['A'] }, footer: values })).toEqual({
    hero: { title: '⟦en⟧ Hi' },
    terms: { intro: ['⟦en⟧ A'] },
    footer: values,
  })
})

test('adds a row with the name of the language in that language', () => {
  expect(addLocaleRow("const t = [\n  { code: 'en' },\n] as const\n", 'de')).toBe(
    "const t = [\n  { code: 'en' },\n  { code: 'de', name: 'Deutsch', intl: 'de', ogLocale: 'de_DE', voices: ['de-de'] },\n] as const\n",
  )
})

test.each([
  ['ja', '日本語', 'JP'],
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
