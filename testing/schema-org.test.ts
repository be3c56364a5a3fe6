import { unknownTerms } from './schema-org'

test('own properties, inherited ones and those of either type are known', () => {
  expect(unknownTerms({ '@type': 'Book', name: 'x', isbn: '1', numberOfPages: 3 })).toEqual([])
  expect(
    unknownTerms({ '@type': ['Product', 'BookSeries'], offers: { '@type': 'Offer', price: 1 }, hasPart: [] }),
  ).toEqual([])
})

test('unknown types and properties are reported', () => {
  expect(
    unknownTerms({
      '@graph': [
        { '@type': 'Bok', name: 'x' },
        { '@type': 'Offer', price: 1, cost: 2 },
      ],
    }),
  ).toEqual(['[0]: there is no type Bok', '[0]: Bok has no property name', '[1]: Offer has no property cost'])
})
