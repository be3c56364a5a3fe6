import { readFileSync } from 'node:fs'
import { parseIcuMessage } from './icu-message'
import { addLocaleRow, markUntranslated } from './new-locale'

test('every text is marked; numbers and addresses are not', () => {
  expect(
    markUntranslated({ hero: { title: 'Hi' }, terms: { intro: ['A'] }, footer: { email: 'a@b.c' } }),
  ).toEqual({
    hero: { title: '⟦en⟧ Hi' },
    terms: { intro: ['⟦en⟧ A'] },
    footer: { email: 'a@b.c' },
  })
})

test('of the site’s own texts, those without a word of their own stay', () => {
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

test('the row has the language’s own name', () => {
  expect(addLocaleRow("const t = [\n  { code: 'en' },\n] as const\n", 'de')).toBe(
    "const t = [\n  { code: 'en' },\n  { code: 'de', name: 'Deutsch', intl: 'de', ogLocale: 'de_DE', voices: ['de-de'] },\n] as const\n",
  )
})

test('texts in lists and in their objects are marked by what is allowed for their whole key', () => {
  expect(
    markUntranslated({
      'meta.author': 'top',
      meta: { author: 'Nori Books', title: 'T' },
      list: [['a'], { author: 'b' }, null],
      none: null,
    }),
  ).toEqual({
    'meta.author': 'top',
    meta: { author: 'Nori Books', title: '⟦en⟧ T' },
    list: [['⟦en⟧ a'], { author: '⟦en⟧ b' }, null],
    none: null,
  })
})

test('what may be English in one language only is marked', () => {
  expect(markUntranslated({ benefits: { title: 'Mind' } })).toEqual({ benefits: { title: '⟦en⟧ Mind' } })
})

test.each([
  ['pt', 'Português', 'BR'],
  ['ja', '日本語', 'JP'],
  ['uk', 'Українська', 'UA'],
])('%s is %s, as spoken in %s', (code, name, region) => {
  const row = addLocaleRow('] as const', code)
  expect(row).toContain(
    `{ code: '${code}', name: '${name}', intl: '${code}', ogLocale: '${code}_${region}', voices: ['${code}-${region.toLowerCase()}'] }`,
  )
})

test('a language without a known region has its code for one, and for its name', () => {
  expect(addLocaleRow('] as const', 'qq')).toContain(
    "name: 'Qq', intl: 'qq', ogLocale: 'qq_QQ', voices: ['qq-qq']",
  )
})

test('a file without the table is named', () => {
  expect(() => addLocaleRow('export const x = 1', 'de')).toThrow('lib/i18n/locales.ts: there is no table')
})
