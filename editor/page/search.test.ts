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

test('finds a date as a page shows it, and a sentence with numbers that are no texts', () => {
  const updated = createText('privacy.updated', { en: '2026-11-22', fr: '2026-11-22' })
  const ages = createText('book.ages', { en: 'Ages {from} to {to}', fr: 'De {from} à {to} ans' })
  const find = (query: string) => searchTexts([updated, ages, hero], query).map(({ key }) => key)
  expect(find('November 22, 2026')).toEqual(['privacy.updated'])
  expect(find('22 novembre 2026')).toEqual(['privacy.updated'])
  expect(find('3 à 5 ans')).toEqual(['book.ages'])
})

test('lists the texts first that contain the words as they were typed', () => {
  const scattered = createText('app.text', { en: 'A night that was good', fr: '' })
  const exact = createText('app.title', { en: 'One good night', fr: '' })
  expect(searchTexts([scattered, exact], 'good night')).toEqual([exact, scattered])
})
