import { parseFixture, runRule } from '@/testing/findings'
import { checkAges } from './ages'

const find = (text: string, locale: string, key: string = 'x') =>
  runRule(checkAges, parseFixture({ [key]: text }, locale)).map(({ severity, code, values }) => [
    severity,
    code,
    values?.part,
  ])

test.each([
  ['en', 'For ages 3 to 12', '3 to 12'],
  ['en', 'Aged 4–6', '4–6'],
  ['en', 'Books for ages 3 to 5 and 5 to 8', '5 to 8'],
  ['en', 'For a 12-year-old', '12'],
  ['en', 'She is two years old', '2'],
  ['en', 'From age 11', '11'],
  ['fr', 'Pour les enfants de 3 à 12 ans', '3 à 12'],
  ['fr', 'De trois à six ans', '3 à 6'],
  ['fr', 'Dès 2\u00a0ans', '2'],
  ['es', 'De 3 a 11 años', '3 a 11'],
  ['es', 'A los doce años', '12'],
])('in %s, “%s” names an age that is not that of a book', (locale, text, part) => {
  expect(find(text, locale)).toEqual([['warning', 'age', part]])
})

test.each([
  ['en', 'For ages 3 to 10: ages 3 to 5 and 5 to 7, and a first chapter book for 8 to 10.'],
  ['en', 'Five, or seven and a half years old'],
  ['en', 'In the year 2026, in 1988, 20:30 to 21:45'],
  ['en', '12 to 14 stories'],
  ['fr', 'À quel âge\u202f? À cinq ans et à dix ans, en 12 pages'],
  ['fr', 'Les plans de 12 à 14 écrans'],
  ['es', 'De 8 a 10 años, a los siete años y medio'],
  ['de', 'Von 3 bis 12 Jahren'],
])('in %s, “%s” names none', (locale, text) => {
  expect(find(text, locale)).toEqual([])
})

test('the law has ages of its own', () => {
  expect(find('Under 13 years old', 'en', 'privacy.sections.children.paragraphs.3')).toEqual([])
})
