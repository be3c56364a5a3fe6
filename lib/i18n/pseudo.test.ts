import { pseudo } from './pseudo'

test('a text becomes 40 % longer and keeps its arguments, tags and plural categories', () => {
  expect(pseudo('Page {page} of {total}')).toMatch(/^⟦Páĝé \{page\} óƒ \{total\}[~ ]+⟧$/)
  expect(pseudo('© <year>2026</year> x')).toContain('<year>2026</year>')
  expect(pseudo('{n, plural, one {a dog} other {# dogs}}')).toMatch(
    /plural.*one ?\{á ðóĝ\}.*other ?\{# ðóĝš\}/,
  )
  const long = 'Small legs, big questions'
  expect(pseudo(long).length).toBeGreaterThanOrEqual(long.length * 1.4)
})

test.each([...'abcdefghijklmnopqrstuvwxyz'])('%s has its accent, its capital stays', (letter) => {
  expect(pseudo(letter)).toMatch(/^⟦\P{ASCII}~⟧$/u)
  expect(pseudo(letter.toUpperCase())).toBe(`⟦${letter.toUpperCase()}~⟧`)
})

test('texts in lists and objects, in tags and in every kind of choice are all changed', () => {
  expect(pseudo({ a: ['b', { c: 'd' }], e: 1, f: null, g: true })).toEqual({
    a: ['⟦ƀ~⟧', { c: '⟦ð~⟧' }],
    e: 1,
    f: null,
    g: true,
  })
  expect(pseudo('<b>a<i>e</i></b>')).toMatch(/^⟦<b>á<i>é<\/i><\/b>~+⟧$/)
  const choices = pseudo('{n, select, x {a} other {e}}')
  for (const part of [/^⟦\{n, ?select,.*\}[~ ]+⟧$/, /x ?\{á\}/, /other ?\{é\}/]) expect(choices).toMatch(part)
  expect(pseudo('{n, number} {d, date, short}')).toMatch(/^⟦\{n, ?number\} \{d, ?date, ?short\}[~ ]+⟧$/)
})

test('the date of a document is no word, the sentence around it is', () => {
  expect(pseudo({ terms: { updated: 'a' }, legal: { updated: 'a' } })).toEqual({
    terms: { updated: 'a' },
    legal: { updated: '⟦á~⟧' },
  })
})

test.each(['email', 'amount', 'currency', 'value', 'best', 'count', 'url', 'href'])(
  'what is called %s is no word, what is called nearly so is',
  (key) => {
    const words = pseudo({ [key]: 'a', [`${key}s`]: 'a', [`my${key}`]: 'a' })
    expect(words).toEqual({ [key]: 'a', [`${key}s`]: '⟦á~⟧', [`my${key}`]: '⟦á~⟧' })
  },
)
