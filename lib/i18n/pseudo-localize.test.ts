import { pseudoLocalize } from './pseudo-localize'

test('makes a text 40 % longer and keeps its arguments, tags and plural categories', () => {
  expect(pseudoLocalize('Page {page} of {total}')).toMatch(/^⟦Páĝé \{page\} óƒ \{total\}[~ ]+⟧$/)
  expect(pseudoLocalize('© <year>2026</year> x')).toContain('<year>2026</year>')
  expect(pseudoLocalize('{n, plural, one {a dog} other {# dogs}}')).toMatch(
    /plural.*one ?\{á ðóĝ\}.*other ?\{# ðóĝš\}/,
  )
  const long = 'Short legs, big questions'
  expect(pseudoLocalize(long).length).toBeGreaterThanOrEqual(long.length * 1.4)
})

test.each([...'abcdefghijklmnopqrstuvwxyz'])('accents %s, but not its capital', (letter) => {
  expect(pseudoLocalize(letter)).toMatch(/^⟦\P{ASCII}~⟧$/u)
  expect(pseudoLocalize(letter.toUpperCase())).toBe(`⟦${letter.toUpperCase()}~⟧`)
})

test('changes texts in lists, objects, tags and every kind of choice', () => {
  expect(pseudoLocalize({ a: ['b', { c: 'd' }], e: 1, f: null, g: true })).toEqual({
    a: ['⟦ƀ~⟧', { c: '⟦ð~⟧' }],
    e: 1,
    f: null,
    g: true,
  })
  expect(pseudoLocalize('<b>a<i>e</i></b>')).toMatch(/^⟦<b>á<i>é<\/i><\/b>~+⟧$/)
  const choices = pseudoLocalize('{n, select, x {a} other {e}}')
  for (const part of [/^⟦\{n, ?select,.*\}[~ ]+⟧$/, /x ?\{á\}/, /other ?\{é\}/]) expect(choices).toMatch(part)
  expect(pseudoLocalize('{n, number} {d, date, short}')).toMatch(
    /^⟦\{n, ?number\} \{d, ?date, ?short\}[~ ]+⟧$/,
  )
})

test('keeps the date of a document, but not the sentence around it', () => {
  expect(pseudoLocalize({ terms: { updated: 'a' }, legal: { updated: 'a' } })).toEqual({
    terms: { updated: 'a' },
    legal: { updated: '⟦á~⟧' },
  })
})

test('keeps values that are the same in every language', () => {
  expect(pseudoLocalize({ footer: { email: 'a', emails: 'a' }, book: { rating: { best: '5' } } })).toEqual({
    footer: { email: 'a', emails: '⟦á~⟧' },
    book: { rating: { best: '5' } },
  })
})
