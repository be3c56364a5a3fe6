import { readdirSync } from 'node:fs'
import { defaultLocale, getLocaleInfo, isLocale, locales, localeTable } from './locales'

test('every language in the table has messages, and English is the default', () => {
  const files = readdirSync('messages').filter((name) => name.endsWith('.json'))
  expect(files.sort()).toEqual(locales.map((locale) => `${locale}.json`).sort())
  expect(defaultLocale).toBe('en')
})

test.each([...localeTable])('$code has a name and regional settings in its own language', (row) => {
  expect(getLocaleInfo(row.code)).toBe(row)
  expect(row.name).toMatch(/^\p{Lu}\p{Ll}+/u)
  expect(new Intl.Locale(row.intl).language).toBe(row.code)
  expect(row.ogLocale).toMatch(new RegExp(`^${row.code}_[A-Z]{2}$`))
  expect(row.voices.length).toBeGreaterThan(0)
  for (const voice of row.voices) expect(voice).toMatch(new RegExp(`^${row.code}-[a-z0-9]+$`))
})

test('isLocale accepts only the codes in the table', () => {
  for (const locale of locales) expect(isLocale(locale)).toBe(true)
  for (const other of ['FR', 'xx', '', undefined, null, 0, {}]) expect(isLocale(other)).toBe(false)
})
