import { parseFixture, runRule } from '@/testing/findings'
import { checkPrices } from './prices'
import { runRules } from './run-rules'

const find = (locale: string, text: string, key: string = 'x') =>
  runRule(checkPrices, parseFixture({ [key]: text }, locale)).map(
    ({ severity, code, values, replacement }) => [severity, code, values?.part, replacement],
  )

test.each([
  ['en', 'Three books for 29,99 $.', '29,99 $', 'Three books for $29.99.'],
  ['en', 'Now $29,99!', '$29,99', 'Now $29.99!'],
  ['en', 'Now 29,99 dollars', '29,99', 'Now 29.99 dollars'],
  ['en', 'Only 5 $', '5 $', 'Only $5'],
  ['fr', 'Les livres, 29.99 $', '29.99 $', 'Les livres, 29,99\u00a0$'],
  ['fr', 'À $29.99 seulement', '$29.99', 'À 29,99\u00a0$ seulement'],
  ['fr', 'À 29.99 dollars', '29.99', 'À 29,99 dollars'],
  ['es', 'Por 24,99 $', '24,99 $', 'Por $24.99'],
  ['es', 'Por 24,99', '24,99', 'Por 24.99'],
])('in %s, “%s” has the price of another language', (locale, text, part, replacement) => {
  expect(find(locale, text)).toEqual([['warning', 'priceForm', part, replacement]])
  expect(find(locale, replacement)).toEqual([])
})

test.each([
  ['en', 'For $24.99, $5 or 24.99 in 2026; 1,200 copies, $1,200.50, WCAG 2.2'],
  ['fr', 'À 24,99\u00a0$, 24,99 $ ou 5\u00a0$, WCAG 2.2, le 21.11.2026, {price} $'],
  ['es', 'A $24.99, 20:30, 3 a 10 años, nori.example/24,99a'],
  ['de', 'Für $24,99'],
])('in %s, “%s” has none', (locale, text) => {
  expect(find(locale, text)).toEqual([])
})

test('the amount for all languages has a point', () => {
  expect(find('fr', '24.99', 'book.offer.amount')).toEqual([])
})

test.each(['', ' '])('an empty price has one message: “%s”', (amount) => {
  const files = ['en', 'fr', 'es'].map((locale) => ({
    path: `m/${locale}.json`,
    text: JSON.stringify({ book: { offer: { amount: locale === 'fr' ? amount : '24.99' } } }),
  }))
  expect(runRules(files).map(({ path, code }) => [path, code])).toEqual([['m/fr.json', 'empty']])
})
