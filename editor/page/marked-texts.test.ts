import { literalLength } from './marked-texts'

test.each([
  ['Page {page} of {total}', 'Page  of '],
  ['© <year>2026</year> Nori', '©  Nori'],
])('the literal length of “%s” excludes its arguments and tags', (text, literal) => {
  expect(literalLength(text)).toBe(literal.length)
})
