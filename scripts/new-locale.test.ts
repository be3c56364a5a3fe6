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
  expect(addLocaleRow("const t = [\n  { code: 'en' },\n] as const\n", 'da')).toBe(
    "const t = [\n  { code: 'en' },\n  { code: 'da', name: 'Dansk', intl: 'da', ogLocale: 'da_DK', voices: ['da-dk'] },\n] as const\n",
  )
})

test('rejects a source without the table', () => {
  expect(() => addLocaleRow('export const x = 1', 'de')).toThrow('lib/i18n/locales.ts: there is no table')
})
