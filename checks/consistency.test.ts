import { formatFindingWithFix, parseFixture, runRule } from '@/testing/findings'
import { checkConsistency } from './consistency'

/** What is found about one text whose English is another. */
const findings = (key: string, value: string, english: string, locale: string = 'fr') =>
  runRule(checkConsistency, parseFixture({ [key]: value }, locale), parseFixture({ [key]: english }, 'en'))
const problems = (...about: Parameters<typeof findings>) => findings(...about).map(({ problem }) => problem)

test.each([
  'book.offer.amount',
  'book.offer.currency',
  'book.rating.value',
  'book.rating.best',
  'book.rating.count',
  'footer.email',
  'terms.updated',
  'email',
  'x.href',
  'x.url',
])('%s is the same in every language', (key) => {
  expect(findings(key, 'A', 'A')).toEqual([])
  expect(findings(key, 'A', 'B').map(formatFindingWithFix)).toEqual([
    `error: m/fr.json:1:${key.length + 5} ${key} is “A” here and “B” in English; write the same in every language.`,
  ])
})

test.each(['book.offer.title', 'book.offer.amountNote', 'book.rating.label', 'emails'])(
  '%s has words of its own',
  (key) => {
    expect(findings(key, 'A', 'B')).toEqual([])
  },
)

describe('a text', () => {
  test('has the numbers of the English one, in any order', () => {
    expect(findings('x', 'En 1988, de 3 à 10 ans, à 24,99 $', 'Ages 3 to 10, at $24.99, in 1988')).toEqual([])
    expect(findings('x', 'De 3 à 9 ans', 'Ages 3 to 10').map(formatFindingWithFix)).toEqual([
      'error: m/fr.json:1:6 x says 9 here, 10 in English; write the same numbers in every language.',
    ])
  })

  test.each([
    ['too few', 'Depuis longtemps', 'Since 1988', 'lacks 1988, unlike English'],
    ['too many', 'Depuis 1988', 'For long', 'has 1988, unlike English'],
    ['with other decimals', 'À 24,95 $, 3 fois', '3 times $24.99', 'says 24,95 here, 24.99 in English'],
    ['once instead of twice', 'De 3 ans', '3 and 3', 'has 3 once, English twice'],
    ['twice instead of once', 'De 3 à 3 ans', 'At 3', 'has 3 twice, English once'],
    ['with decimals too often', '24,99 et 24,99 et 24,99', '24.99', 'has 24,99 3 times, English once'],
  ])('does not have a number %s', (_, own, english, problem) => {
    expect(problems('x', own, english)).toEqual([problem])
  })

  test('is told which numbers it lacks, and which it has less often', () => {
    expect(
      problems('x', 'Aux enfants\u00a0: 3 à 5 et 8 à 10', 'From 3 to 10: 3 to 5, 5 to 7 and 8 to 10'),
    ).toEqual([
      'lacks 7, unlike English',
      'has 3 once, English twice',
      'has 5 once, English twice',
      'has 10 once, English twice',
    ])
    expect(problems('x', '24 livres, 24,99 $', '25 books, $24.99')).toEqual(['says 24 here, 25 in English'])
  })

  test.each([
    ['fr', 'Trois livres', '3 books'],
    ['fr', '3 livres', 'Three books'],
    ['fr', 'Zéro et douze', '0 and 12'],
    ['fr', 'Dix et 9', '10 and 9'],
    ['fr', 'Une page', '1 page'],
    ['es', 'Una y doce páginas', '1 and 12 pages'],
    ['es', '2 páginas', 'Two pages'],
  ])('may, in %s, have a number up to twelve in words: “%s” for “%s”', (locale, own, english) => {
    expect(findings('x', own, english, locale)).toEqual([])
  })

  test.each([
    ['in words of another language', 'fr', 'Three livres', '3 books'],
    ['in words of an unknown language', 'de', 'Drei Bücher', '3 books'],
    ['in a part of a word', 'fr', 'La troisième, les détrois', '3 books'],
    ['in words above twelve', 'fr', 'Treize livres', '13 books'],
  ])('does not have a number %s', (_, locale, own, english) => {
    expect(problems('x', own, english, locale)).toHaveLength(1)
  })

  test('is compared without its arguments and the numbers of their syntax', () => {
    expect(findings('x', '{n, plural, =0 {rien} other {#}}', '{n, plural, other {#}}')).toEqual([])
    expect(findings('x', '© <year>2026</year>', '© <year>2025</year>')).toHaveLength(1)
  })
})

test('documents, untranslated texts and what is no text are left to other checks', () => {
  expect(findings('terms.intro.0', 'Dès 13 ans', 'From 14')).toEqual([])
  expect(findings('x', '⟦en⟧ From 13', 'From 14')).toEqual([])
  expect(runRule(checkConsistency, parseFixture({ a: 3 }), parseFixture({ a: '4' }, 'en'))).toEqual([])
  expect(runRule(checkConsistency, parseFixture({ a: '3' }), parseFixture({ a: 4 }, 'en'))).toEqual([])
})
