import { describeViolation, formatFindingWithFix, parseFixture, runRule } from '@/testing/findings'
import { applyExceptions, readExceptions } from './allow-lists'
import { checkKeys } from './message-keys'
import type { ParsedMessages } from './parse'
import { untranslatedPrefix } from './rule'
import { checkTypography } from './typography'
import { checkTranslated, mayMatchEnglish } from './untranslated'

const exceptions = readExceptions()

/** What is found about the words of a file, held against the English one. */
const checkWording = (file: ParsedMessages, english: ParsedMessages) =>
  applyExceptions(
    [
      ...checkKeys(file, english),
      ...runRule((text) => [...checkTypography(text), ...checkTranslated(text)], file, english),
    ],
    exceptions,
  ).map(describeViolation)

/** What is found about one text. */
const findingsAbout = (
  text: string,
  {
    locale = 'fr',
    english = `${text} in English`,
    key = 'x',
  }: { locale?: string; english?: string; key?: string } = {},
) => checkWording(parseFixture({ [key]: text }, locale), parseFixture({ [key]: english }, 'en'))
const problems = (...about: Parameters<typeof findingsAbout>) =>
  findingsAbout(...about).map(({ problem }) => problem)

test('a finding has its place, and is an error with a cure', () => {
  const file = parseFixture('{\n  "a": "Oui",\n  "b": { "c": " Non" }\n}', 'en')
  expect(checkWording(file, file).map(formatFindingWithFix)).toEqual([
    'error: m/en.json:3:15 b.c begins or ends with a blank; remove it. → Non',
  ])
})

const mends: [locale: string, text: string, mended: string | undefined][] = [
  ['en', ' Go', 'Go'],
  ['en', 'Go\n', 'Go'],
  ['en', "the girl's dog isn't", 'the girl’s dog isn’t'],
  ['fr', "l'été", 'l’été'],
  ['en', 'Two  spaces,   three', 'Two spaces, three'],
  ['fr', 'De \u00a0 3', 'De\u00a03'],
  ['en', 'One\nline', 'One line'],
  ['en', 'One \r\n\r\n line', 'One line'],
  ['es', 'Una\tlínea\u2028más', 'Una línea más'],
  ['en', 'a\u202eb\u202c', 'ab'],
  ['fr', 'a\u200bb\ufeffc', 'abc'],
  ['es', '\u2066a\u2069', 'a'],
  ['en', 'a\u0007b', 'ab'],
  ['fr', 'Oui !', 'Oui\u202f!'],
  ['fr', 'Oui!', 'Oui\u202f!'],
  ['fr', 'Oui ; non', 'Oui\u202f; non'],
  ['fr', 'Oui; non', 'Oui\u202f; non'],
  ['fr', 'Qui ?', 'Qui\u202f?'],
  ['fr', 'Qui?', 'Qui\u202f?'],
  ['fr', 'Qui?!', 'Qui\u202f?!'],
  ['fr', 'Âge : 3', 'Âge\u00a0: 3'],
  ['fr', 'Âge: 3', 'Âge\u00a0: 3'],
  ['fr', 'Les âges :', 'Les âges\u00a0:'],
  ['fr', 'Les âges:', 'Les âges\u00a0:'],
  ['fr', '50 %', '50\u00a0%'],
  ['fr', '50%', '50\u00a0%'],
  ['fr', '24,99 $', '24,99\u00a0$'],
  ['fr', '« oui »', '«\u00a0oui\u00a0»'],
  ['fr', '«oui»', '«\u00a0oui\u00a0»'],
  ['fr', '«oui?»', '«\u00a0oui\u202f?\u00a0»'],
  ['fr', '«oui» et «non»', '«\u00a0oui\u00a0» et «\u00a0non\u00a0»'],
  ['es', 'Quién?', '¿Quién?'],
  ['es', '¿Quién? Ya?', '¿Quién? ¿Ya?'],
  ['es', 'Ven!', '¡Ven!'],
]
test.each(mends)('in %s, %j is to be %j', (locale, text, mended) => {
  expect(findingsAbout(text, { locale })).toEqual([
    expect.objectContaining({
      severity: 'error',
      problem: expect.stringMatching(/^\w+ \S/),
      cure: expect.stringMatching(/\S/),
      replacement: mended,
    }),
  ])
})

test.each([
  ['en', 'Who? Go! 50% :'],
  ['de', 'Los ?'],
  ['en', 'the 60’s'],
  ['en', 'a soft\u00adhyphen, a family 👩\u200d👧'],
  ['en', "'{x}' is {x}"],
  ['fr', 'Qui\u202f?! Oui\u202f; «\u00a0non\u00a0»\u00a0: 50\u202f%'],
  ['fr', 'De 10:30 à 11:00, sur https://nori.example'],
  ['fr', 'Peut-être (?) ou [!]'],
  ['fr', 'Quoi\u202f!?'],
  ['es', '¿Quién? ¡Ven! ¿Ya? 50%'],
  ['es', '«Oui»: ya'],
])('in %s, %j is right', (locale, text) => {
  expect(findingsAbout(text, { locale })).toEqual([])
})

test.each([
  ['en', 'a "b c', 'straight quotation mark'],
  ['en', "at 6'", 'straight single quotation mark'],
  ['en', "I am 'so' late", 'straight single quotation mark'],
  ['fr', "Les 'amis", 'straight single quotation mark'],
])(
  'in %s, %j is told, with a cure, and not mended: there is more than one right answer',
  (locale, text, problem) => {
    const [finding, ...others] = findingsAbout(text, { locale })
    expect(finding).toMatchObject({
      problem: expect.stringContaining(problem),
      cure: expect.stringMatching(/\S/),
    })
    expect([finding?.replacement, others]).toEqual([undefined, []])
  },
)

test.each([
  ["l'été", 'has a straight apostrophe'],
  ['Dit "oui"', 'has a straight quotation mark'],
  ['Oui !', 'lacks a no-break space before a colon, a semicolon, ! ? % $, or inside quotation marks'],
])('of %j it is said that it %s', (text, problem) => {
  expect(problems(text)).toEqual([problem])
})

test('an invisible character is told by its number', () => {
  expect(problems('a\u202eb')).toEqual(['has an invisible character (U+202E)'])
})

test('the headline has lines, as its row says', () => {
  expect(problems('Petites\npattes', { key: 'hero.title' })).toEqual([])
  expect(problems('Petites\npattes', { key: 'hero.text' })).toEqual(['has a line break or a tab'])
})

test('each kind of Spanish mark is counted by itself', () => {
  expect(problems('¡Quién?', { locale: 'es' })).toHaveLength(2)
})

test.each(['plural', 'selectordinal', 'select'])(
  'a message with a %s is not mended: spaces are of its syntax',
  (kind) => {
    const [finding] = findingsAbout(`{n, ${kind}, one {un ?} other {deux}}`)
    expect(finding?.problem).toContain('no-break space')
    expect(finding).not.toHaveProperty('replacement')
  },
)

test('arguments and tags are not words', () => {
  expect(findingsAbout('<b>{x}</b>', { locale: 'es', english: '<b>{x}</b>' })).toEqual([])
})

test('a message that can not be read is left to another check, but for blanks around it', () => {
  expect(problems('{ "a ? ')).toEqual(['begins or ends with a blank'])
})

test('what is no text is passed over', () => {
  const list = parseFixture({ a: [], b: 1, c: null })
  expect(checkWording(list, list)).toEqual([])
})

describe('a text that is the same as in English', () => {
  const same = (text: string, key: string = 'x', locale = 'fr') =>
    findingsAbout(text, { english: text, key, locale })

  test('is not translated', () => {
    expect(same('Read on').map(formatFindingWithFix)).toEqual([
      expect.stringMatching(/^error: \S+ x is still in English; .*translate it/),
    ])
  })

  test.each([
    ['is English itself', () => same('Read on', 'x', 'en')],
    ['has no letter of its own', () => same('{price} – 24.99')],
    ['is a name in every language', () => same('Nori Books', 'meta.author')],
    ['is a name by the part it stands in', () => same('Instagram', 'footer.social.instagram')],
  ])('may be so where it %s', (_, findings) => {
    expect(findings()).toEqual([])
  })

  test.each(['meta.authors', 'my.meta.author', 'meta', 'footer.socials', 'footer.social'])(
    'may not be so for %s',
    (key) => {
      expect(mayMatchEnglish(key, 'fr', exceptions)).toBe(false)
    },
  )

  test('may be so in one language and not in another', () => {
    const key = 'benefits.title'
    expect(mayMatchEnglish(key, 'fr', exceptions)).toBe(true)
    expect(mayMatchEnglish(key, 'es', exceptions)).toBe(false)
    expect(mayMatchEnglish(key, 'de', exceptions)).toBe(false)
  })
})

describe('a text with the mark of a new language', () => {
  test('is not translated yet, and nothing else is told of it', () => {
    expect(findingsAbout(`${untranslatedPrefix} Who? "`).map(formatFindingWithFix)).toEqual([
      expect.stringMatching(`^error: \\S+ x is not translated yet; .*${untranslatedPrefix.trim()}`),
    ])
  })

  test('has the mark at its beginning', () => {
    expect(problems(`Oui ${untranslatedPrefix}non`)).toEqual([])
  })
})
