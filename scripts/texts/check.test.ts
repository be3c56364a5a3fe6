import { readFileSync } from 'node:fs'
import { locales } from '@/lib/i18n/locales'
import { checkFiles, formatFinding, readFolder } from './check'

const base = '{\n  "a": "One {x}",\n  "b": { "c": "Two" }\n}'
/** The findings for a French file and a small English one. */
const check = (
  text: string,
  {
    english = base,
    locale = 'fr',
    isUsed,
  }: { english?: string; locale?: string; isUsed?: (key: string) => boolean } = {},
) =>
  checkFiles(
    [
      { path: 'm/en.json', text: english },
      { path: `m/${locale}.json`, text },
    ],
    isUsed,
  ).map(formatFinding)
const one = (key: string, value: string) => `{ "${key}": ${JSON.stringify(value)} }`
/** The findings for one key whose English is another text. */
const about = (
  key: string,
  value: string,
  { english = `${value} in English`, locale = 'fr' }: { english?: string; locale?: string } = {},
) => check(one(key, value), { english: one(key, english), locale }).join('\n')

test('complete files have no findings', () => {
  expect(check('{ "a": "Un {x}", "b": { "c": "Deux" } }')).toEqual([])
})

test.each([
  ['a missing key', '{ "a": "Un {x}" }', 'm/fr.json:1:1 b.c is missing; add it; English says “Two”.'],
  [
    'a key too many',
    '{ "a": "Un {x}", "b": { "c": "D" },\n "z": "Z" }',
    'm/fr.json:2:7 z is not in English; remove it',
  ],
  ['an empty text', '{ "a": "Un {x}", "b": { "c": " " } }', 'm/fr.json:1:30 b.c is empty; write its text.'],
  ['another type', '{ "a": "Un {x}", "b": { "c": 2 } }', 'b.c is a number; write a string.'],
  ['a missing argument', '{ "a": "Un", "b": { "c": "D" } }', 'a lacks {x}'],
  [
    'an unknown argument',
    '{ "a": "Un {x} {y}", "b": { "c": "D" } }',
    'a has {y}, which English lacks; remove it.',
  ],
  ['broken ICU', '{ "a": "Un {x", "b": { "c": "D" } }', 'a is not a valid message'],
  ['broken JSON', '{\n "a": "Un {x}"\n "b": {} }', 'm/fr.json:3:2 is not valid JSON here (CommaExpected)'],
  [
    'a key twice',
    '{ "a": "Un {x}", "a": "Deux {x}", "b": { "c": "D" } }',
    'm/fr.json:1:18 a stands twice; keep one of the two.',
  ],
  ['an object twice', '{ "a": "Un {x}", "b": { "c": "D" }, "b": { "c": "E" } }', 'b stands twice'],
  [
    'a byte-order mark',
    '\uFEFF{ "a": "Un {x}", "b": { "c": "Deux" } }',
    'm/fr.json:1:1 begins with a byte-order mark',
  ],
])('%s is reported with position and cure', (_, text, expected) => {
  expect(check(text).join('\n')).toContain(expected)
})

test('all problems are reported at once, by file and line', () => {
  const found = check('{ "a": "Un",\n "b": { "c": "" },\n "z": "Z" }')
  expect(found.map((text) => text.split(' ')[0])).toEqual([
    'm/fr.json:1:8',
    'm/fr.json:2:14',
    'm/fr.json:3:7',
  ])
})

test('a list may be longer or shorter than in English, but must be a list', () => {
  const english = '{ "items": ["One", "Two"] }'
  expect(check('{ "items": ["Un"] }', { english })).toEqual([])
  expect(check('{ "items": ["Un", "Deux", "Trois"] }', { english })).toEqual([])
  expect(check('{ "items": ["Un", "Deux", ""] }', { english }).join()).toContain('items.2 is empty')
  expect(check('{ "items": null }', { english }).join()).toContain('items is null; write a list.')
})

test.each(['fr', 'es'])('a plural needs every category of %s', (locale) => {
  const english = '{n, plural, one {a} other {b}}'
  const incomplete = '{n, plural, one {c} other {d}}'
  const complete = '{n, plural, one {c} many {e} other {d}}'
  expect(about('x', incomplete, { english, locale })).toContain('has a plural without “many”')
  expect(about('x', complete, { english, locale })).toBe('')
})

test.each([
  ['a text left in English', () => about('x', 'Read on', { english: 'Read on' }), 'is still in English'],
  ['a name may stay', () => about('meta.author', 'Nori Books', { english: 'Nori Books' }), ''],
  [
    'a text not translated yet',
    () => about('x', '⟦en⟧ Read on', { english: 'Read on' }),
    'is not translated yet',
  ],
  ['blanks around', () => about('x', 'Lire '), 'begins or ends with a blank'],
  ['a straight apostrophe', () => about('x', "l'album"), 'straight apostrophe'],
  ['straight quotes', () => about('x', 'dit "oui"'), 'straight quotation mark'],
  ['a French mark without its space', () => about('x', 'Vraiment ?'), 'lacks a no-break space'],
  ['a French mark without any space', () => about('x', 'Vraiment?'), 'lacks a no-break space'],
  ['French quotes', () => about('x', '« oui »'), 'lacks a no-break space'],
  [
    'well set French',
    () =>
      about('x', 'À 10:30\u00a0: «\u00a0oui\u202f!\u00a0», 24,99\u00a0$\u202f?', {
        english: 'At 10:30: “yes!”, $24.99?',
      }),
    '',
  ],
  ['an unopened Spanish question', () => about('x', 'Seguro?', { locale: 'es' }), 'open every ? with ¿'],
  ['an unopened Spanish call', () => about('x', 'Hola!', { locale: 'es' }), 'open every ! with ¡'],
  ['markup', () => about('x', '<b>x</b> y', { english: '<b>x</b>' }), 'holds markup: <b>'],
  ['an entity', () => about('x', 'a&nbsp;b'), 'HTML entity'],
  [
    'a title too long for search',
    () => about('meta.title', 'é'.repeat(61)),
    'has 61 characters, too many for a search result; use at most 60',
  ],
  ['a description too long', () => about('meta.description', 'é'.repeat(156)), 'use at most 155'],
  ['a price in words', () => about('book.offer.amount', '24,99 $'), 'is not a price'],
  [
    'a price that is not the English one',
    () => about('book.offer.amount', '29.99', { english: '24.99' }),
    'is “29.99” here and “24.99” in m/en.json; write the same in every language.',
  ],
  ['a rating off the scale', () => about('book.rating.value', '5.1'), 'is outside the scale'],
  ['a broken address', () => about('footer.email', 'hello at nori'), 'is not an e-mail address'],
  ['a broken date', () => about('terms.updated', '2026-13-01'), 'is not a date'],
  [
    'a crowded label, as a warning',
    () => about('nav.book', 'Nos merveilleux albums'),
    'too many for the header',
  ],
  [
    'hard reading, as a warning',
    () =>
      about(
        'free-story.story.pages.p01.text',
        'Incontestablement, la gravitation universelle influence considérablement les mouvements astronomiques observables.',
      ),
    'reads hard',
  ],
  [
    'a sentence too long to say',
    () =>
      about('free-story.story.pages.p01.text', `${'Il va. '}${'Et il va '.repeat(9)}.`.replace(' .', '.')),
    'has a sentence of 27 words, too long to say; use at most 25',
  ],
])('%s', (_, find, expected) => {
  const found = find()
  if (expected === '') expect(found).toBe('')
  else expect(found).toContain(expected)
})

test('an unused message is found', () => {
  const found = check('{ "a": "Un {x}", "b": { "c": "Deux" } }', { isUsed: (key) => key === 'b.c' })
  expect(found).toEqual([
    'm/en.json:2:8 a is used nowhere; use it in the code, or remove it from every language.',
  ])
})

test('findings come by file, line, column and key', () => {
  const files = [
    { path: 'm/fr.json', text: '{ "x": "X",\n  "v": "",   "w": "" }' },
    { path: 'm/es.json', text: '{ "x": "Y" }' },
    { path: 'm/en.json', text: '{ "x": "Z", "w": "W", "v": "V" }' },
  ]
  expect(checkFiles(files).map(({ path, line, column, key }) => `${path}:${line}:${column} ${key}`)).toEqual([
    'm/es.json:1:1 v',
    'm/es.json:1:1 w',
    'm/fr.json:2:8 v',
    'm/fr.json:2:19 w',
  ])
})

test('without an English file, fields alone are checked', () => {
  const files = [{ path: 'm/fr.json', text: '{ "footer.email": "nobody", "a": "" }' }]
  expect(checkFiles(files, () => true).map(({ key, problem }) => `${key} ${problem}`)).toEqual([
    'footer.email is not an e-mail address',
  ])
})

test('a sentence about a whole file names no key', () => {
  const finding = { path: 'm/fr.json', line: 1, column: 2, key: '', problem: 'is bad', cure: 'mend it' }
  expect(formatFinding({ severity: 'error', ...finding })).toBe('m/fr.json:1:2 is bad; mend it.')
  expect(formatFinding({ severity: 'error', ...finding, key: 'a' })).toBe('m/fr.json:1:2 a is bad; mend it.')
})

test('the message files of a folder are its JSON files', () => {
  const files = readFolder('messages')
  expect(files.map(({ path }) => path).sort()).toEqual(locales.map((code) => `messages/${code}.json`).sort())
  for (const { path, text } of files) expect(text).toBe(readFileSync(path, 'utf8'))
})

test('one slip in the English file is one error, not one for each key of the others', () => {
  expect(
    checkFiles([
      { path: 'm/en.json', text: '{ "a": "One" "b": "Two" }' },
      { path: 'm/fr.json', text: '{ "a": "Un", "b": "Deux" }' },
    ]).map(({ path }) => path),
  ).toEqual(['m/en.json'])
})
