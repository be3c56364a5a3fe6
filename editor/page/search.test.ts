import { createText } from '@/testing/editor-text'
import { findDependentTexts, findSourceTexts, normalizeForSearch, searchTexts } from './search'

const amount = createText('book.offer.amount', { en: '24.99', fr: '24.99' })
const price = createText('book.offer.price', { en: '{price}', fr: '{price} CAD' })
const hero = createText('hero.text', {
  en: 'It’s a “good” night',
  fr: 'Le livre d’aujourd’hui, œuvre\u00a0!',
})
const texts = [amount, price, hero]

test.each([
  ['$24.99', ['book.offer.amount', 'book.offer.price']],
  ['24,99', ['book.offer.amount', 'book.offer.price']],
  ['24,99\u00a0$ cad', ['book.offer.price']],
  ["It's", ['hero.text']],
  ["d'hui", ['hero.text']],
  ['"good"', ['hero.text']],
  ['OEUVRE !', ['hero.text']],
  ['offer', ['book.offer.amount', 'book.offer.price']],
])('finds %s as the page shows it', (query, keys) => {
  expect(searchTexts(texts, query).map(({ key }) => key)).toEqual(keys)
})

test('keeps a comma that is not a decimal separator', () => {
  expect(normalizeForSearch('3, 4')).toBe('3, 4')
})

test('finds the amount from the sentence that contains it, and the sentence from the amount', () => {
  expect(findSourceTexts(price, texts)).toEqual([amount])
  expect(findDependentTexts(amount, texts)).toEqual([price])
})
