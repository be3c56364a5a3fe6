import { runRules } from './run-rules'

const find = (texts: Record<string, string>, key: string = 'x', wanted: string = 'digits') =>
  runRules(
    Object.entries(texts).map(([locale, text]) => ({
      path: `m/${locale}.json`,
      text: JSON.stringify({ [key]: text }),
    })),
  )
    .filter(({ code }) => code === wanted)
    .map(({ path, severity, values, replacement }) => [path, severity, values?.number, replacement])

test.each([
  ['es', { en: 'In three languages', fr: 'En trois langues', es: 'En 3 idiomas' }, '3', 'En tres idiomas'],
  ['fr', { en: 'Four books', fr: '4 livres', es: 'Cuatro libros' }, '4', 'Quatre livres'],
  ['en', { en: 'Now. 12 pages', fr: 'Voilà. Douze pages', es: 'Doce páginas' }, '12', 'Now. Twelve pages'],
  ['fr', { en: 'Two of 3 books', fr: '2 livres sur 3', es: 'Dos de 3 libros' }, '2', 'Deux livres sur 3'],
])('in %s, a number is in digits and in the other languages in words: %j', (locale, texts, number, fixed) => {
  expect(find(texts)).toEqual([[`m/${locale}.json`, 'warning', number, fixed]])
  expect(find({ ...texts, [locale]: fixed })).toEqual([])
})

test.each([
  ['x', { en: 'For 3', fr: 'Pour 3', es: 'Para tres' }],
  ['x', { en: 'Three', fr: '3 à 3', es: 'Tres' }],
  ['x', { en: 'Three', fr: '3,5 et 13:3', es: 'Tres' }],
  ['x', { en: 'One book', fr: '1 livre', es: 'Un libro' }],
  ['x', { en: 'Three', fr: 'À 3 {n, plural, one {a} other {b}}', es: 'Cuatro' }],
  ['x', { fr: '3 livres' }],
  ['terms.intro.0', { en: 'Three', fr: '3', es: 'Tres' }],
])('%s has no number to write in words in %j', (key, texts) => {
  expect(find(texts, key)).toEqual([])
})

test.each([
  ['fr', { en: 'Three books', fr: 'Quatre livres', es: 'Tres libros' }, '4', '3'],
  ['es', { en: 'Two or three books', fr: 'Deux ou trois livres', es: 'Dos o cuatro libros' }, '4', '3'],
])(
  'in %s, a number in words is another one than in the other languages: %j',
  (locale, texts, number, theirs) => {
    const found = runRules(
      Object.entries(texts).map(([language, text]) => ({
        path: `m/${language}.json`,
        text: JSON.stringify({ x: text }),
      })),
    )
    expect(found.filter(({ code }) => code === 'numberWord')).toEqual([
      expect.objectContaining({
        path: `m/${locale}.json`,
        severity: 'warning',
        values: expect.objectContaining({ number, theirs }),
      }),
    ])
  },
)

test.each([
  ['x', { en: 'Three', fr: 'Trois', es: '3' }],
  ['x', { en: 'Three', fr: 'Quatre' }],
  ['x', { en: 'Three', fr: 'Neuf', es: 'Libros' }],
  ['x', { en: 'One', fr: 'Deux', es: 'Un' }],
  ['terms.intro.0', { en: 'Three', fr: 'Quatre', es: 'Tres' }],
])('%s has no other number in words in %j', (key, texts) => {
  expect(find(texts, key, 'numberWord')).toEqual([])
})

test('a number in digits is not to be a word while another number is wrong', () => {
  const texts = { en: 'Three books, up to 10', fr: 'Trois livres, jusqu’à 10', es: 'De 3 a 9' }
  expect(find(texts)).toEqual([])
  expect(find({ ...texts, es: 'De 3 a 10' })).toHaveLength(1)
})
