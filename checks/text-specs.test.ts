import { documentKeys } from '@/lib/pages'
import { formatFindingWithFix, parseFixture, runRule } from '@/testing/findings'
import { messageFolders, readMessageFiles } from './message-files'
import { parseMessages } from './parse'
import { untranslatedPrefix } from './rule'
import { runRules } from './run-rules'
import { createCheckTranslator, purposePatterns } from './strings'
import { checkTextSpec, findTextSpec } from './text-specs'

/** What is found in a French file with these messages, by key. */
const findingsIn = (words: Record<string, unknown>) => runRule(checkTextSpec, parseFixture(words))
const keysFoundIn = (words: Record<string, unknown>) => findingsIn(words).map(({ key }) => key)

const fields: [key: string, problem: string, right: string[], wrong: string[]][] = [
  [
    'book.offer.amount',
    'is not a price',
    ['24', '24.99', '0.50', '500'],
    ['24.999', '.99', '24x99', '1,200', ''],
  ],
  ['book.offer.currency', 'is not a currency', ['CAD', 'EUR'], ['cad', 'CA', 'CADX', 'xCAD', '$', '']],
  ['book.rating.best', 'is not a number', ['5', '10', '4.75'], ['five', '5.', '.5', '5x', 'x5', '4,5', '']],
  [
    'book.rating.value',
    'is outside the scale',
    ['1', '4.8', '5', '4.85'],
    ['0', '0.9', '5.1', '6', '4,8', '4.8/5', '3x', 'x'],
  ],
  ['book.rating.count', 'is not a count', ['1', '50', '1200'], ['0', '012', '1.5', '1x', 'x1', '1 200', '']],
  [
    'footer.email',
    'is not an e-mail address',
    ['hello@nori.example', 'a.b+c@d.e.ca'],
    ['hello at nori', 'a@b', 'a@b.c', 'a b@c.ca', 'a@c.ca d', 'a@c d.ca', '@b.ca', 'a@@b.ca', 'a@b.ca@d.ca'],
  ],
]

describe.each(fields)('%s', (key, problem, right, wrong) => {
  test.each(right)('accepts %j', (value) => {
    expect(findingsIn({ [key]: value })).toEqual([])
  })

  test.each(wrong)('rejects %j and says what to write', (value) => {
    expect(findingsIn({ [key]: value }).map(formatFindingWithFix)).toEqual([
      expect.stringMatching(`^error: m/fr.json:1:${key.length + 5} ${key} ${problem}; write \\S`),
    ])
  })
})

test.each([
  ['29,99', '29.99'],
  ['29,99 $', '29.99'],
  ['$29.99', '29.99'],
  ['29,99 €', '29.99'],
  ['CA$29.99', '29.99'],
  ['29.99\u00a0CAD', '29.99'],
  ['29 $', '29'],
  ['29.9', '29.90'],
  ['29,9 $', '29.90'],
])('finds the price in %j, and names the currency', (value, replacement) => {
  const values = { right: replacement, currency: 'CAD' }
  expect(findingsIn({ book: { offer: { amount: value, currency: 'CAD' } } })).toEqual([
    expect.objectContaining({ severity: 'error', code: 'amountForm', values, replacement }),
  ])
})

test.each(['0', '0.00'])('rejects the price %s', (amount) => {
  expect(findingsIn({ 'book.offer.amount': amount })).toEqual([
    expect.objectContaining({ severity: 'error', code: 'priceZero' }),
  ])
})

test.each([
  ['500.01', 'priceHigh'],
  ['2499', 'priceHigh'],
])('warns of the price %s', (value, code) => {
  expect(findingsIn({ 'book.offer.amount': value })).toEqual([
    expect.objectContaining({ severity: 'warning', code }),
  ])
})

test('warns of a legal date in the future', () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 25, 12) })
  expect(findingsIn({ 'terms.updated': '2026-11-26' })).toEqual([
    expect.objectContaining({ severity: 'warning', code: 'dateFuture' }),
  ])
  expect(findingsIn({ 'terms.updated': '2026-11-25' })).toEqual([])
  jest.useRealTimers()
})

test.each([
  ['mailto:hello@nori.example', 'mailto:', 'hello@nori.example'],
  ['MAILTO:hello@nori.example.', 'MAILTO:', 'hello@nori.example'],
  ['mailto\u00a0: x@y', 'mailto:', 'x@y'],
  ['hello@nori.example.', '.', 'hello@nori.example'],
])('finds the address in %j', (value, part, address) => {
  const text = JSON.stringify({ footer: { email: value } })
  expect(runRules([{ path: 'm/fr.json', text }])).toEqual([
    expect.objectContaining({ severity: 'error', code: 'emailForm', values: { part }, replacement: address }),
  ])
})

test.each(['hola@noribooks,example', 'hola at nori.', '- hola@nori'])(
  'what is no address has no other finding, and no correction that keeps it broken: %s',
  (email) => {
    const files = ['en', 'es'].map((locale) => ({
      path: `m/${locale}.json`,
      text: JSON.stringify({ footer: { email: locale === 'es' ? email : 'a@b.ca' } }),
    }))
    expect(runRules(files).map(({ path, code, replacement }) => [path, code, replacement])).toEqual([
      ['m/es.json', 'email', undefined],
    ])
  },
)

test.each([
  ['en', 'hello@example.com'],
  ['fr', 'bonjour@example.com'],
  ['es', 'hola@example.com'],
] as const)('in %s, the example of an address is %s', (language, example) => {
  expect(createCheckTranslator(language)('findings.email')).toContain(example)
})

test('compares a rating with the best one, by default 5', () => {
  expect(keysFoundIn({ 'book.rating.value': '9', 'book.rating.best': '10' })).toEqual([])
  expect(keysFoundIn({ 'book.rating.value': '4', 'book.rating.best': '3' })).toEqual(['book.rating.value'])
  expect(keysFoundIn({ 'book.rating.value': '9' })).toEqual(['book.rating.value'])
})

test.each(fields.map(([key]) => key))('applies the rule of %s to no longer key', (key) => {
  expect(keysFoundIn({ [`${key}More`]: 'x', [`${key}.more`]: 'x' })).toEqual([])
  expect(keysFoundIn({ [`my.${key}`]: 'x' })).toEqual([])
})

test('ignores values that are not texts and untranslated texts', () => {
  const key = 'book.offer.amount'
  expect(findingsIn({ [key]: 24 })).toEqual([])
  expect(findingsIn({ [key]: `${untranslatedPrefix}twenty` })).toEqual([])
  expect(keysFoundIn({ [key]: `twenty ${untranslatedPrefix}` })).toEqual([key])
})

describe('lengths', () => {
  test.each([
    ['meta.title', 60, 'a search result', 'warning'],
    ['free-story.page.title', 60, 'a search result', 'warning'],
    ['meta.description', 155, 'a search result', 'warning'],
    ['free-story.page.description', 155, 'a search result', 'warning'],
    ...documentKeys.map((key) => [`${key}.description`, 155, 'a search result', 'warning'] as const),
    ['nav.book', 18, 'the header', 'warning'],
    ['action.buyNow', 40, 'a button', 'warning'],
    ['book.custom.link', 40, 'a button', 'warning'],
    ['free-story.newsletter.link', 40, 'a button', 'warning'],
    ['shell.backToWebsite', 40, 'a button', 'warning'],
    ['hero.title', 75, 'the first screen', 'warning'],
    ['action.shopClosed', 34, 'its place', 'warning'],
    ['action.storyTerms', 34, 'its place', 'warning'],
    ['toast.buyTitle', 45, 'a notification', 'warning'],
    ['toast.languageFailedDescription', 110, 'a notification', 'warning'],
  ] as const)(
    '%s has at most %i characters, as people count them, for %s; more is an %s',
    (key, limit, where, severity) => {
      expect(findTextSpec(key).maxLength).toBe(limit)
      expect(findingsIn({ [key]: '🐕'.repeat(limit) })).toEqual([])
      expect(findingsIn({ [key]: '🐕'.repeat(limit + 1) }).map(formatFindingWithFix)).toEqual([
        `${severity}: m/fr.json:1:${key.length + 5} ${key} has ${limit + 1} characters, more than the ${limit} recommended for ${where}; shorten it if you can.`,
      ])
    },
  )

  test.each([
    ['hero.title', 225, 'the first screen'],
    ['meta.title', 180, 'a search result'],
    ['meta.description', 465, 'a search result'],
    ['book.text', 500, 'its place'],
    ['book.inside.ideas', 200, 'its place'],
    ['terms.sections.contact.paragraphs.0', 1500, 'a paragraph'],
  ])('reports an error for %s with more than %i characters', (key, limit, where) => {
    const [finding, ...others] = findingsIn({ [key]: 'x'.repeat(limit + 1) }).map(formatFindingWithFix)
    expect(finding).toMatch(
      new RegExp(`^error: .* has ${limit + 1} characters, 1 too many for ${where}; use at most ${limit}.$`),
    )
    expect(others).toEqual([])
    expect(findingsIn({ [key]: 'x'.repeat(limit) }).filter(({ severity }) => severity === 'error')).toEqual(
      [],
    )
  })

  test.each([
    'meta.titleMore',
    'meta.description.more',
    'my.meta.title',
    'my.meta.description',
    'my.nav.book',
    'my.action.buyNow',
    'hero.titleMore',
    'my.hero.title',
    'my.toast.buyTitle',
    'toast.buyTitleMore',
    'my.toast.buyDescription',
    'toast.buyDescriptionMore',
    'book.text',
  ])('%s has no limit', (key) => {
    expect(findingsIn({ [key]: 'x'.repeat(500) })).toEqual([])
  })
})

test('the headline has three lines at most', () => {
  expect(findingsIn({ 'hero.title': 'One\ntwo\nthree' })).toEqual([])
  expect(findingsIn({ 'hero.title': 'One\ntwo\nthree\nfour' }).map(formatFindingWithFix)).toEqual([
    'error: m/fr.json:1:15 hero.title has 4 lines; use at most 3.',
  ])
})

describe('the purpose of a text', () => {
  test.each([
    ['hero.title', 'hero.title'],
    ['footer.linksTitle', 'footer.*Title'],
    ['book.volumes.first.title', 'book.volumes.*.title'],
    ['terms.intro.0', '<document>.intro'],
    ['accessibility.title', '<document>.title'],
  ])('of %s is that of the pattern %s', (key, purpose) => {
    expect(findTextSpec(key).purpose).toBe(purpose)
  })

  test.each([
    ['unknown.title', '**.title'],
    ['unknown.quotes.first.text', '**.text'],
    ['unknown.alt', '**.(alt|imageAlt)'],
    ['unknown.items.2', '**'],
    ['hero.titles', '**'],
    ['my.hero.title', '**.title'],
    ['heroXtitle', '**'],
    ['unknown.intro', '**'],
  ])('of %s, which no pattern names, is the generic %s', (key, purpose) => {
    expect(findTextSpec(key)).toEqual({ purpose, variables: undefined })
  })

  test('is known for every text of the site', () => {
    const keys = messageFolders.flatMap((folder) =>
      readMessageFiles(folder).flatMap((file) => [...parseMessages(file).leaves.keys()]),
    )
    expect(keys.filter((key) => !purposePatterns.includes(findTextSpec(key).purpose))).toEqual([])
  })

  test('of a legal document is not given to a section of the same shape', () => {
    const sectionKeys = ['title', 'description', 'updated', 'intro', 'sections.first.title']
    for (const key of sectionKeys) expect(findTextSpec(`unknown.${key}`).purpose).toMatch(/^\*\*/)
  })
})
