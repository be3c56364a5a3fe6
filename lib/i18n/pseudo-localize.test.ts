import { pseudoLocalize } from './pseudo-localize'

test('a text becomes 40 % longer and keeps its arguments, tags and plural categories', () => {
  expect(pseudoLocalize('Page {page} of {total}')).toMatch(/^⟦Páĝé \{page\} óƒ \{total\}[~ ]+⟧$/)
  expect(pseudoLocalize('© <year>2026</year> x')).toContain('<year>2026</year>')
  expect(pseudoLocalize('{n, plural, one {a dog} other {# dogs}}')).toMatch(
    /plural.*one ?\{á ðóĝ\}.*other ?\{# ðóĝš\}/,
  )
  const long = 'Small legs, big questions'
  expect(pseudoLocalize(long).length).toBeGreaterThanOrEqual(long.length * 1.4)
})

test.each([...'abcdefghijklmnopqrstuvwxyz'])('%s has its accent, its capital stays', (letter) => {
  expect(pseudoLocalize(letter)).toMatch(/^⟦\P{ASCII}~⟧$/u)
  expect(pseudoLocalize(letter.toUpperCase())).toBe(`⟦${letter.toUpperCase()}~⟧`)
})

test('texts in lists and objects, in tags and in every kind of choice are all changed', () => {
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

test('the date of a document is no word, the sentence around it is', () => {
  expect(pseudoLocalize({ terms: { updated: 'a' }, legal: { updated: 'a' } })).toEqual({
    terms: { updated: 'a' },
    legal: { updated: '⟦á~⟧' },
  })
})

test.each(['email', 'amount', 'currency', 'value', 'best', 'count', 'url', 'href'])(
  'what is called %s is no word, what is called nearly so is',
  (key) => {
    const words = pseudoLocalize({ [key]: 'a', [`${key}s`]: 'a', [`my${key}`]: 'a' })
    expect(words).toEqual({ [key]: 'a', [`${key}s`]: '⟦á~⟧', [`my${key}`]: '⟦á~⟧' })
  },
)
