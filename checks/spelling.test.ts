import { describeViolation, formatFindingWithFix, parseFixture } from '@/testing/findings'
import { createSpellingChecker } from './run-rules'
import { checkSpelling } from './spelling'

/** A dictionary of a few words that suggests those with the same first letter. */
const dictionaryWith = (words: string[]) => ({
  has: (word: string) => words.includes(word),
  suggest: (word: string) => words.filter((one) => one[0] === word[0]),
})
const small = dictionaryWith(['eau', 'bleue', 'livre', 'leer', 'leyendo', 'dog', 'Canada', 'USA', 'a'])

/** What is found in a file with one text. */
const findings = (
  text: string,
  { locale = 'fr', own = [], key = 'x' }: { locale?: string; own?: string[]; key?: string } = {},
) => checkSpelling(parseFixture({ [key]: text }, locale), small, own)
const unknown = (...about: Parameters<typeof findings>) =>
  findings(...about)
    .map(describeViolation)
    .map(({ problem }) => /“(.*)”/.exec(problem)?.[1])

test('reports an unknown word with its position and suggestions', () => {
  const file = parseFixture('{\n  "a": { "b": "eau \\"livrre\\" xyz" }\n}')
  expect(checkSpelling(file, small, []).map(formatFindingWithFix)).toEqual([
    'warning: m/fr.json:2:22 a.b has “livrre”, which is not in the dictionary; write “livre”, or accept the word if it is right. → eau "livre" xyz',
    'warning: m/fr.json:2:31 a.b has “xyz”, which is not in the dictionary; correct it, or accept the word if it is right.',
  ])
})

test('suggests words with the article or ending of the unknown one, first those of the site', () => {
  const check = (text: string, siteWords: string[] = []) =>
    checkSpelling(
      parseFixture({ x: text }),
      small,
      ['Nori'],
      () => [],
      () => siteWords,
    ).map(({ values }) => values?.similar)
  expect(check('L’livrre')).toEqual([{ either: ['L’livre'] }])
  expect(check('Nory')).toEqual([{ either: ['Nori'] }])
  expect(check('livere', ['bleue'])).toEqual([{ either: ['livre'] }])
})

test('a word with several suggestions has the text with each of them', () => {
  const [finding] = checkSpelling(parseFixture({ x: 'Eau doc' }), dictionaryWith(['eau', 'dog', 'dot']), [])
  expect(finding?.choices).toEqual([
    { right: 'dog', replacement: 'Eau dog' },
    { right: 'dot', replacement: 'Eau dot' },
  ])
})

test('the code of a currency is a word', () => {
  expect(unknown('MXN, CAD, XQN')).toEqual(['XQN'])
})

test('words with one suggestion are corrected together, those with several are not', () => {
  const check = (text: string) =>
    checkSpelling(parseFixture({ x: text }), dictionaryWith(['eau', 'livre', 'dog', 'dot']), []).map(
      ({ values, replacement }) => [values?.word, replacement],
    )
  expect(check('Eau livrre, {n} l’livrre doc')).toEqual([
    ['livrre', 'Eau livre, {n} l’livre doc'],
    ['l’livrre', 'Eau livre, {n} l’livre doc'],
    ['doc', undefined],
  ])
  expect(check('e\u0301té livrre')).toEqual([
    ['été', undefined],
    ['livrre', undefined],
  ])
})

test.each([
  ['fr', 'quetions', ['questions']],
  ['es', 'tanbien', ['también']],
  ['es', 'chiquto', ['chiquito']],
  ['en', 'hedgehgo', ['hedgehog']],
  ['en', 'Qwzrt', undefined],
])(
  'the site suggests in %s for “%s” what was meant, and nothing else',
  (locale, word, either) => {
    const [finding] = createSpellingChecker()(parseFixture({ x: word }, locale))
    expect(finding?.values?.similar).toEqual(either && { either })
  },
  60_000,
)

test.each([
  ['fr', 'l’xyz', 'xyz'],
  ['fr', 'Xyz', 'Xyz'],
  ['en', 'xyz’s', 'xyz'],
])('in %s, “%s” can be allowed without its affix', (locale, text, entry) => {
  expect(findings(text, { locale })).toEqual([expect.objectContaining({ allow: { list: 'words', entry } })])
  expect(findings(text, { locale, own: [entry] })).toEqual([])
})

test.each([
  ['at the beginning of a sentence', 'Eau bleue'],
  ['in capitals', 'EAU! CANADA! USA!'],
  ['with a hyphen between', 'eau-bleue'],
  ['between marks', '«\u00a0eau\u00a0», (livre).'],
  ['of one letter', 'y à t'],
])('accepts a known word %s', (_, text) => {
  expect(findings(text)).toEqual([])
})

test.each([
  ['without its capital', 'canada usa', ['canada', 'usa']],
  ['with a capital too many', 'EaU CanadA Usa', ['EaU', 'CanadA', 'Usa']],
  ['with an accent too many', 'éau', ['éau']],
  ['as a half of a word with a hyphen', 'eau-blleue', ['blleue']],
])('reports a word %s', (_, text, expected) => {
  expect(unknown(text)).toEqual(expected)
})

test.each([
  ['fr', "L’eau, d’eau, qu’eau, jusqu’eau, l'eau"],
  ['en', "A dog’s, a dog's"],
  ['es', 'leerte, leerlo, leerselos'],
  ['es', 'leyendo, leyendonos'],
])('in %s, accepts affixes of known words: %s', (locale, text) => {
  expect(findings(text, { locale })).toEqual([])
})

test.each([
  ['fr', 'x’eau', ['x’eau']],
  ['fr', 'dog’s', ['dog’s']],
  ['en', 'l’eau', ['l’eau']],
  ['es', 'livreme', ['livreme']],
  ['de', 'l’eau', ['l’eau']],
])('in %s, reports other affixes: %s', (locale, text, expected) => {
  expect(unknown(text, { locale })).toEqual(expected)
})

test('accepts the project’s words as written in the list', () => {
  const own = ['Nori', 'corgi', 'Office of Words', 'Office of']
  expect(findings('Nori, NORI, corgi, Corgi, l’Office of Words', { own })).toEqual([])
  expect(unknown('nori, Office, Words, office of words', { own })).toEqual([
    'nori',
    'Office',
    'Words',
    'office',
    'of',
    'words',
  ])
})

test.each([
  ['arguments and tags', 'eau {xyz} <year>eau</year> {n, plural, one {eau} other {# eau}}'],
  ['e-mail addresses', 'eau xyz.abc@def'],
  ['web addresses', 'eau https://xyz/abc-def?ghi'],
  ['domains and file names', 'eau www.xyz-abc.def xyz.json'],
  ['codes', 'eau abc1 2xyz NEXT_LOCALE'],
])('ignores %s', (_, text) => {
  expect(findings(text)).toEqual([])
})

test('reports positions inside tags and plurals', () => {
  const text = '{n, plural, one {xyz} other {<b>xyw</b>}}'
  expect(findings(text).map(({ column }) => column)).toEqual(
    ['xyz', 'xyw'].map((word) => 7 + text.indexOf(word)),
  )
})

test.each([
  'footer.email',
  'email',
  'a.url',
  'a.href',
  'book.offer.amount',
  'book.offer.currency',
  'terms.updated',
])('ignores %s', (key) => {
  expect(findings('xyz', { key })).toEqual([])
})

test.each(['emails', 'a.emailNote', 'a.updated.b'])('checks %s', (key) => {
  expect(unknown('xyz', { key })).toEqual(['xyz'])
})

test('ignores untranslated texts, invalid messages and other values', () => {
  expect(findings('⟦en⟧ xyz')).toEqual([])
  expect(findings('xyz {')).toEqual([])
  expect(checkSpelling(parseFixture({ a: ['eau'], b: 1, c: null }), small, [])).toEqual([])
})

test('leaves unusual accents, hyphens and letters to another rule', () => {
  expect(findings('le\u0301ger li\u00advre livrе', { own: ['léger'] })).toEqual([])
})

test('leaves `mailto:` to another rule', () => {
  expect(unknown('eau mailto: eau@eau.example, mailto\u00a0:{email}')).toEqual([])
  expect(unknown('mailto')).toEqual(['mailto'])
})

test('leaves a missing œ to another rule', () => {
  const check = (text: string) =>
    checkSpelling(parseFixture({ x: text }), dictionaryWith(['cœur', 'cour', 'œil']), []).map(
      ({ values }) => values?.word,
    )
  expect(check('Coeur coeur COEUR L’oeil coeurr')).toEqual(['coeurr'])
})

test('lists the first 25 unknown words of a file and counts the others', () => {
  const texts = Object.fromEntries(Array.from({ length: 28 }, (_, index) => [`k${index}`, 'xyz']))
  const found = checkSpelling(parseFixture(JSON.stringify(texts, null, 1)), small, []).map(
    formatFindingWithFix,
  )
  expect(found).toHaveLength(26)
  expect(found.at(-2)).toMatch(/^warning: m\/fr\.json:26:\d+ k24 has “xyz”/)
  expect(found.at(-1)).toMatch(
    /^warning: m\/fr\.json:27:10 k25 and texts after it have 3 more words that are not in the dictionary; \S/,
  )
  expect(findings([...'abcdefghijklmnopqrstuvwxy'].map((letter) => `xyz${letter}`).join(' '))).toHaveLength(
    25,
  )
})

test('warns once per file about a language without a dictionary', () => {
  expect(
    checkSpelling(parseFixture({ a: 'xyz', b: 'xyz' }, 'de'), undefined, []).map(formatFindingWithFix),
  ).toEqual([
    'warning: m/de.json:1:1 is not checked for spelling, because there is no dictionary of its language; read it with care.',
  ])
})

describe('a sentence of another language', () => {
  const english = dictionaryWith(['read', 'the', 'whole', 'blue', 'book', 'dog'])
  const spanish = dictionaryWith(['leer', 'the'])
  const check = (text: string) =>
    checkSpelling(parseFixture({ x: text }), small, [], () => [
      ['en', english],
      ['es', spanish],
    ]).map(({ code, values, column }) => [code, values, column])
  const looksEnglish = (part: string, column: number = 7) => [
    'otherLanguage',
    { language: { languages: ['en'] }, part },
    column,
  ]

  test('is reported once, with its beginning, instead of each of its words', () => {
    expect(check('Read the blue book.')).toEqual([looksEnglish('Read the blue book.')])
    expect(check('Read the the the the the the the the blue book.')).toEqual([
      looksEnglish('Read the the the the the the the the …'),
    ])
  })

  test('is found among others, whose unknown words are reported', () => {
    expect(check('Eau xyz bleue. Read the book.')).toEqual([
      looksEnglish('Read the book.', 22),
      ['unknownWord', { word: 'xyz' }, 11],
    ])
  })

  test('has no second report for a shorter one', () => {
    expect(check('Read the book. Eau whole bleue.')).toEqual([looksEnglish('Read the book.')])
  })

  test.each([
    ['one unknown word', 'The', 1],
    ['few unknown words among known ones', 'Eau bleue, eau bleue, eau: the book', 2],
    ['words that no other language has', 'Xyz the xyw xyv', 4],
  ])('needs more than %s', (_, text, count) => {
    expect(check(text).map(([code]) => code)).toEqual(Array(count).fill(expect.stringMatching('unknownWord')))
  })

  test('is in the language that has most of its words', () => {
    expect(check('The whole book leer')).toEqual([looksEnglish('The whole book leer')])
  })
})

test.each([
  ['fr', 'How deep is a puddle?', 'en'],
  ['fr', 'Buy Now', 'en'],
  ['es', 'Lire l’histoire gratuite avec votre enfant', 'fr'],
  ['en', '¿Quieres leer el cuento completo?', 'es'],
])(
  'the site’s dictionaries find in %s that “%s” is in the language %s',
  (locale, text, expected) => {
    const finding = createSpellingChecker()(parseFixture({ x: text }, locale))
    expect(finding).toEqual([
      expect.objectContaining({
        code: 'otherLanguage',
        values: expect.objectContaining({ language: { languages: [expected] } }),
        allow: { list: 'exceptions', entry: `${locale}; x; otherLanguage` },
      }),
    ])
  },
  60_000,
)
