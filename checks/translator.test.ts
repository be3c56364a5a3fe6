import { createTranslator } from './translator'

const table = {
  parts: { quoted: '“{text}”', inLanguage: '{language}', place: 'the header' },
  findings: {
    many: '{count, plural, one {# word} other {# words}}',
    write: 'write {better}',
    unlike: 'unlike {others}',
    'with.dots': 'in {place}',
  },
}
const translate = createTranslator('en', table)

test('selects the plural form', () => {
  expect(translate('findings.many', { count: 1 })).toBe('1 word')
  expect(translate('findings.many', { count: 2 })).toBe('2 words')
})

test('names languages in the language of the table', () => {
  expect(translate('findings.unlike', { others: { languages: ['fr', 'es'] } })).toBe(
    'unlike French and Spanish',
  )
  const french = createTranslator('fr', table)
  expect(french('findings.unlike', { others: { languages: ['en', 'es'] } })).toBe(
    'unlike anglais et espagnol',
  )
})

test('writes out dates, and shows what is none as it is', () => {
  const format = (language: string, date: string) =>
    createTranslator(language, table)('findings.unlike', { others: { date } })
  expect(format('en', '2026-11-22')).toBe('unlike November 22, 2026')
  expect(format('fr', '2026-11-22')).toBe('unlike 22 novembre 2026')
  expect(format('es', '2026-11-22')).toBe('unlike 22 de noviembre de 2026')
  expect(format('fr', '2026-13-22')).toBe('unlike 2026-13-22')
  expect(format('fr', 'demain')).toBe('unlike demain')
})

test('quotes alternatives', () => {
  expect(translate('findings.write', { better: { either: ['a', 'b'] } })).toBe('write “a” or “b”')
})

test('inserts another string of the table', () => {
  expect(translate('findings.with.dots', { place: { string: 'parts.place' } })).toBe('in the header')
})

test('inserts a translation in the language of the table', () => {
  const value = { translations: { en: 'tomorrow', fr: 'demain' } }
  expect(createTranslator('fr', table)('findings.with.dots', { place: value })).toBe('in demain')
})
