import { findCurrencies, hasPrice, namesOtherCurrency } from './currency'

test.each([
  ['en', 'Our prices are in Canadian dollars (CAD).', ['CAD']],
  ['en', 'One Canadian dollar', ['CAD']],
  ['fr', 'En dollars canadiens, taxes en plus.', ['CAD']],
  ['fr', '29,99\u00a0$ US ou des euros', ['EUR']],
  ['es', 'Pesos mexicanos', ['MXN']],
  ['es', 'Los tres libros, {price} CAD\nEn español', ['CAD']],
  ['es', 'CADA libro cuesta dólares, ALL in', []],
])('in %s, “%s” names %j', (locale, text, currencies) => {
  expect(findCurrencies(text, locale)).toEqual(currencies)
})

test('a text that also names the currency of the site is right', () => {
  expect(namesOtherCurrency('USD or CAD', 'en', 'CAD')).toBe(false)
  expect(namesOtherCurrency('USD', 'en', 'CAD')).toBe(true)
})

test.each([
  ['{price}', true],
  ['$24.99', true],
  ['24,99\u00a0$', true],
  ['24 books', false],
])('“%s” has a price: %s', (text, has) => {
  expect(hasPrice(text)).toBe(has)
})
