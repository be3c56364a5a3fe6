import { checkOneText, listCodes } from '@/testing/findings'

test.each(['book.offer.amount', 'book.offer.currency', 'book.rating.value', 'footer.email', 'terms.updated'])(
  '%s is the same in every language',
  (key) => {
    const [text, english] = key === 'footer.email' ? ['a@b.ca', 'a@c.ca'] : ['1', '2']
    expect(listCodes(text, { key, english })).toContain('different')
    expect(listCodes(text, { key, english: text })).not.toContain('different')
  },
)

const describeNumbers = (text: string, english: string, locale = 'fr') =>
  checkOneText(text, { english, locale }).map(({ code, values }) => [code, values?.numbers, values?.theirs])

test('a text has the numbers and months of the English one, in any order', () => {
  expect(describeNumbers('En 1988, de 3 à 10 ans, à 24,99 $', 'Ages 3 to 10, at $24.99, in 1988')).toEqual([])
  expect(describeNumbers('El 22 de mayo de 2026', 'May 22, 2026', 'es')).toEqual([])
})

test.each([
  ['another month', 'Le 22 octobre 2026', 'November 22, 2026', ['numbers', '10', '11']],
  ['another number', 'De 3 à 9 ans', 'Ages 3 to 10', ['numbers', '9', '10']],
  ['too few', 'Depuis longtemps', 'Since 1988', ['numbersMissing', undefined, '1988']],
  ['too many', 'Depuis 1988', 'For long', ['numbersExtra', '1988', undefined]],
  ['other decimals', 'À 24,95 $, 3 fois', '3 times $24.99', ['numbers', '24,95', '24.99']],
  ['a number once instead of twice', 'De 3 ans', '3 and 3', ['numbers', '3', '3, 3']],
  ['units that are those of a price', '24 livres, 24,99 $', '25 books, $24.99', ['numbers', '24', '25']],
])('a text must not have %s', (_, text, english, expected) => {
  expect(describeNumbers(text, english)).toEqual([expected])
})

test.each([
  ['fr', 'Trois livres', '3 books'],
  ['fr', 'Zéro et douze', '0 and 12'],
  ['es', 'Una y doce páginas', '1 and 12 pages'],
])('in %s, a number up to twelve may be a word: “%s” for “%s”', (locale, text, english) => {
  expect(describeNumbers(text, english, locale)).toEqual([])
})

test.each([
  ['in words of another language', 'fr', 'Three livres', '3 books'],
  ['in words of an unknown language', 'xx', 'Drei Bücher', '3 books'],
  ['in a part of a word', 'fr', 'La troisième, les détrois', '3 books'],
  ['in words above twelve', 'fr', 'Treize livres', '13 books'],
])('a number must not be %s', (_, locale, text, english) => {
  expect(describeNumbers(text, english, locale)).toHaveLength(1)
})

test('numbers in the syntax of a plural are not compared', () => {
  expect(
    describeNumbers('{n, plural, =0 {rien} one {#} many {#} other {#}}', '{n, plural, one {#} other {#}}'),
  ).toEqual([['notFilled', undefined, undefined]])
})

test('legal clauses must have their numbers in digits', () => {
  const key = 'terms.intro.0'
  expect(listCodes('Dès treize ans', { key, english: 'From 13' })).toEqual(['numbersMissing'])
  expect(listCodes('Dès dix ans', { key, english: 'From 10' })).toEqual(['numbersMissing'])
})

test('a text with wrong arguments has no finding about numbers', () => {
  expect(listCodes('De {from} à 10 ans', { key: 'book.ages', english: 'Ages {from} to {to}' })).toEqual([
    'lacks',
  ])
})
