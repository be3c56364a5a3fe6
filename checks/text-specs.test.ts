import { compileKeyPattern } from '@/lib/i18n/key-patterns'
import { findTextSpec } from '@/lib/i18n/text-specs'
import { textTable } from '@/lib/i18n/text-table'
import { legalKeys } from '@/lib/legal'
import { checkOneText, listCodes } from '@/testing/findings'
import { messageFolders, readMessageFiles } from './message-files'
import { parseMessages } from './parse'
import { checkStrings } from './strings'
import { countWords } from './text-specs'

const find = (key: string, text: string) =>
  checkOneText(text, { key }).map(({ severity, code, fix }) => [severity, code, fix])

const formats: [key: string, code: string, right: string[], wrong: string[]][] = [
  ['book.offer.amount', 'amount', ['24', '24.99', '0.50', '500'], ['24.999', '.99', '24x99', '1,200']],
  ['book.offer.currency', 'currency', ['CAD', 'EUR'], ['cad', 'CA', 'CADX', 'xCAD', '$']],
  ['book.rating.best', 'number', ['5', '10', '4.75'], ['five', '5.', '.5', '5x', 'x5', '4,5']],
  ['book.rating.value', 'rating', ['1', '4.8', '5'], ['0', '0.9', '4,8', '4.8/5', '3x']],
  ['book.rating.count', 'count', ['1', '50', '1200'], ['0', '012', '1.5', '1x', 'x1', '1 200']],
  [
    'footer.email',
    'email',
    ['hello@nori.example', 'a.b+c@d.e.ca'],
    ['hello at nori', 'a@b', 'a@b.c', 'a b@c.ca', '@b.ca', 'a@@b.ca', 'a@b.ca@d.ca', 'hola@nori,example'],
  ],
  [
    'terms.updated',
    'date',
    ['2025-02-28', '2024-02-29'],
    ['2025-02-29', '2026-11-31', '2025-13-01', '2025-00-10'],
  ],
  [
    'privacy.updated',
    'dateUnclear',
    ['2025-01-01'],
    ['05/06/2026', '25 novembre 2026', 'hier', '2026-11', '26-11-25'],
  ],
]

describe.each(formats)('%s', (key, code, right, wrong) => {
  test.each(right.map((text) => [text]))('may be %j', (text) => {
    expect(find(key, text)).toEqual([])
  })
  test.each(wrong.map((text) => [text]))('must not be %j', (text) => {
    expect(find(key, text)).toEqual([['error', code, undefined]])
  })
})

test.each([
  ['book.offer.amount', 'amountForm', '29,99', '29.99'],
  ['book.offer.amount', 'amountForm', '29,9', '29.90'],
  ['footer.email', 'emailForm', 'mailto:hello@nori.example', 'hello@nori.example'],
  ['footer.email', 'emailForm', 'hello@nori.example.', 'hello@nori.example'],
  ['footer.email', 'emailAccent', 'hóla@nori.mx', 'hola@nori.mx'],
  ['terms.updated', 'dateForm', '2026/11/25', '2026-11-25'],
])('%s, %s: %j is corrected to %j', (key, code, text, fix) => {
  expect(find(key, text)).toEqual([['error', code, fix]])
  expect(find(key, fix)).toEqual([])
})

test('unusual prices are reported', () => {
  expect(find('book.offer.amount', '0')).toEqual([['error', 'amountZero', undefined]])
  expect(find('book.offer.amount', '0.00')).toEqual([['error', 'amountZero', undefined]])
  expect(find('book.offer.amount', '500.01')).toEqual([['warning', 'amountHigh', undefined]])
})

test('a date in the future is reported', () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 25, 12) })
  expect(find('terms.updated', '2026-11-26')).toEqual([['warning', 'dateFuture', undefined]])
  expect(find('terms.updated', '2026-11-25')).toEqual([])
  jest.useRealTimers()
})

test.each([
  ['meta.title', 60],
  ['free-story.page.description', 155],
  ...legalKeys.map((key) => [`${key}.description`, 155] as const),
] as const)('%s has at most %i characters, as people count them', (key, most) => {
  expect(find(key, '🐕'.repeat(most))).toEqual([])
  expect(checkOneText('🐕'.repeat(most + 1), { key })).toEqual([
    { key, severity: 'warning', code: 'longerThanRecommended', values: { count: most + 1, most } },
  ])
  expect(find(key, 'x'.repeat(3 * most))).toEqual([['warning', 'longerThanRecommended', undefined]])
  expect(checkOneText('x'.repeat(3 * most + 2), { key })).toEqual([
    { key, severity: 'error', code: 'tooLong', values: { count: 3 * most + 2, excess: 2, most: 3 * most } },
  ])
})

test('the headline has three lines at most', () => {
  expect(find('hero.title', 'Un\ndeux\ntrois')).toEqual([])
  expect(checkOneText('Un\ndeux\ntrois\nquatre', { key: 'hero.title' })).toEqual([
    { key: 'hero.title', severity: 'error', code: 'tooManyLines', values: { count: 4, most: 3 } },
  ])
})

test('a page of the story has 25 to 45 words', () => {
  const key = 'free-story.story.pages.p01.text'
  const write = (count: number) => Array(count).fill("l'eau").join(' ')
  expect([24, 25, 45, 46].map((count) => find(key, write(count)))).toEqual([
    [['warning', 'pageLength', undefined]],
    [],
    [],
    [['error', 'pageLength', undefined]],
  ])
  expect(countWords("L’eau, l'été et 3 demi-lunes !")).toBe(4)
})

test('every row of the table is of a text of the site, and every text that no page shows as words has a purpose', () => {
  const keys = messageFolders.flatMap((folder) =>
    readMessageFiles(folder).flatMap((file) => [...parseMessages(file).leaves.keys()]),
  )
  const isUsed = (pattern: string) => keys.some((key) => compileKeyPattern(pattern).test(key))
  const purposes = Object.keys(checkStrings.en.purposes)
  expect([...Object.keys(textTable), ...purposes].filter((pattern) => !isUsed(pattern))).toEqual([])
  const needsPurpose = (key: string) => !['prose', 'label'].includes(findTextSpec(key).kind)
  const described = purposes.map(compileKeyPattern)
  const isDescribed = (key: string) => described.some((pattern) => pattern.test(key))
  expect(keys.filter((key) => needsPurpose(key) && !isDescribed(key))).toEqual([])
})

test('a value has only the finding of its format', () => {
  expect(listCodes('hola at nori.', { key: 'footer.email', english: 'a@b.ca' })).toEqual([
    'email',
    'different',
  ])
})
