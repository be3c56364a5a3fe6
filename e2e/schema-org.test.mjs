/** @jest-environment node */
import { foreignTerms } from './schema-org.mjs'

test('knows own, inherited and either type’s properties', () => {
  expect(foreignTerms({ '@type': 'Book', name: 'x', isbn: '1', numberOfPages: 3 })).toEqual([])
  expect(
    foreignTerms({ '@type': ['Product', 'BookSeries'], offers: { '@type': 'Offer', price: 1 }, hasPart: [] }),
  ).toEqual([])
})

test('names what is not of the vocabulary', () => {
  expect(
    foreignTerms({
      '@graph': [
        { '@type': 'Bok', name: 'x' },
        { '@type': 'Offer', price: 1, cost: 2 },
      ],
    }),
  ).toEqual(['[0]: there is no type Bok', '[0]: Bok has no property name', '[1]: Offer has no property cost'])
})
