import { formatFindingWithFix, parseFixture, runRule } from '@/testing/findings'
import { runRules } from './run-rules'
import { checkTerms } from './terms'

/** The terms that the rule reports in one text. */
const findings = (locale: string, text: string, key: string = 'x') =>
  runRule(checkTerms, parseFixture({ [key]: text }, locale))

const storyText = 'free-story.story.pages.p03.text'

test.each([
  ['fr', 'Écrivez un e-mail', 'e-mail', 'courriel'],
  ['fr', 'Trois albums', 'albums', 'livre'],
  ['fr', 'Le secret du phare', 'secret du phare', 'énigme du phare'],
  ['en', 'Send an E-mail', 'E-mail', 'email'],
  ['en', 'In Quebec', 'Quebec', 'Québec'],
  ['en', 'Small legs', 'Small legs', 'short legs'],
  ['es', 'Una linterna', 'linterna', 'farol'],
  ['es', 'Si usted quiere', 'usted', 'tú'],
])('in %s, “%s” has “%s” instead of “%s”', (locale, text, word, term) => {
  const at = `m/${locale}.json:1:${7 + text.indexOf(word)}`
  expect(findings(locale, text).map(formatFindingWithFix)).toEqual([
    `warning: ${at} x has “${word}”; use “${term}” instead.`,
  ])
})

test('the Spanish story has no quotation marks, and other texts may have them', () => {
  expect(findings('es', 'Dice: «Súbete».', storyText).map(({ problem }) => problem)).toEqual([
    'has “«Súbete»”',
  ])
  expect(findings('es', '—Súbase usted —dice Hugo.', storyText)).toEqual([])
  expect(findings('es', 'Se llama «Nori».', storyText)).toEqual([])
  expect(findings('es', 'Lee «El charco».')).toEqual([])
})

test.each([
  ['fr', 'Écrivez à {email}'],
  ['fr', 'L’application de la loi, un livre de carton'],
  ['en', 'Québec, smaller legs, the discoloration'],
  ['es', 'La tienda de aplicaciones, sin ratón'],
  ['en', 'Un bandana, un album'],
])('in %s, “%s” has none', (locale, text) => {
  expect(findings(locale, text)).toEqual([])
})

test('the message check reports terms', () => {
  const files = [{ path: 'm/en.json', text: '{ "a": "A web site" }' }]
  expect(runRules(files).map(({ code }) => code)).toEqual(['term'])
})
