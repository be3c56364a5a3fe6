import { isEmailLink, literalLength } from './marked-texts'

test.each([
  ['Page {page} of {total}', 'Page  of '],
  ['© <year>2026</year> Nori', '©  Nori'],
])('the literal length of “%s” excludes its arguments and tags', (text, literal) => {
  expect(literalLength(text)).toBe(literal.length)
})

test.each([
  ['mailto:a@nori.ca', true],
  ['mailto:a@nori.ca?subject=Newsletter', false],
  ['/privacy', false],
])('a link to “%s” shows the e-mail address: %s, whatever is typed in it', (href, expected) => {
  const link = { getAttribute: () => href, textContent: 'b@nori.ca' } as unknown as Element
  expect(isEmailLink(link)).toBe(expected)
})
