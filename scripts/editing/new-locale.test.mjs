import { addRow, markUntranslated } from './new-locale.mjs'

test('every text is marked; numbers and addresses are not', () => {
  expect(
    markUntranslated({ hero: { title: 'Hi' }, terms: { intro: ['A'] }, footer: { email: 'a@b.c' } }),
  ).toEqual({
    hero: { title: '⟦en⟧ Hi' },
    terms: { intro: ['⟦en⟧ A'] },
    footer: { email: 'a@b.c' },
  })
})

test('the row has the language’s own name', () => {
  expect(addRow("const t = [\n  { code: 'en' },\n] as const\n", 'de')).toBe(
    "const t = [\n  { code: 'en' },\n  { code: 'de', name: 'Deutsch', intl: 'de', ogLocale: 'de_DE', voices: ['de-de'] },\n] as const\n",
  )
})
