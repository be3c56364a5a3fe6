import { readFileSync } from 'node:fs'
import { locales } from '@/lib/i18n/locales'
import { describeViolation } from '@/testing/findings'
import { formatFinding } from './findings'
import { formatWhileTyping } from './format-while-typing'
import { messageFolders, readMessageFiles, replaceTexts } from './message-files'
import { getLocale, parseMessages } from './parse'
import { applyFixes, mergeFindings, runRules } from './run-rules'

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
  runRules(
    [
      { path: 'm/en.json', text: english },
      { path: `m/${locale}.json`, text },
    ],
    isUsed,
  ).map((finding) => formatFinding(finding))
const one = (key: string, value: string) => `{ "${key}": ${JSON.stringify(value)} }`
type About = { english?: string; locale?: string }

test('reports nothing for complete files', () => {
  expect(check('{ "a": "Un {x}", "b": { "c": "Deux" } }')).toEqual([])
})

/** One example of each rule; the rules have tests of their own. */
test.each([
  ['structure', 'hero.text', '<b>x</b> y', { english: '<b>x</b>' }, 'has <b>, which the page does not'],
  ['wording', 'x', 'Read on', { english: 'Read on' }, 'is still in English'],
  ['typography', 'x', 'Vraiment ?', {}, 'lacks a no-break space'],
  ['typography of another language', 'x', 'Seguro?', { locale: 'es' }, 'has a ? without its ¿'],
  ['limits', 'nav.book', 'Nos merveilleux albums', {}, 'more than the 18 recommended for the header'],
  ['formats', 'terms.updated', '2026-13-01', {}, 'is a day that the calendar does not have'],
  [
    'facts',
    'book.offer.amount',
    '29.99',
    { english: '24.99' },
    'is “29.99” here and “24.99” in English; write the same in every language.',
  ],
  [
    'story pages',
    'free-story.story.pages.p01.text',
    `Il va. ${'Et il va '.repeat(9)}.`.replace(' .', '.'),
    {},
    'has a sentence of 27 words, too long to say; use at most 25',
  ],
])(
  'runs the rule for %s',
  (_, key, value, { english = `${value} in English`, locale = 'fr' }: About, expected) => {
    expect(check(one(key, value), { english: one(key, english), locale }).join('\n')).toContain(expected)
  },
)

test('reports nothing for correct French typography', () => {
  const french = 'À 10:30\u00a0: «\u00a0oui\u202f!\u00a0», 24,99\u00a0$\u202f?'
  expect(check(one('x', french), { english: one('x', 'At 10:30: “yes!”, $24.99?') })).toEqual([])
})

test('reports an unused message', () => {
  const found = check('{ "a": "Un {x}", "b": { "c": "Deux" } }', { isUsed: (key) => key === 'b.c' })
  expect(found).toEqual([
    'm/en.json:2:8 a is used nowhere; remove it from every language, or ask a developer to use it.',
  ])
})

test('sorts findings by file, line, column and key', () => {
  const files = [
    { path: 'm/fr.json', text: '{ "x": "X",\n  "v": "",   "w": "" }' },
    { path: 'm/es.json', text: '{ "x": "Y" }' },
    { path: 'm/en.json', text: '{ "x": "Z", "w": "W", "v": "V" }' },
  ]
  expect(runRules(files).map(({ path, line, column, key }) => `${path}:${line}:${column} ${key}`)).toEqual([
    'm/es.json:1:1 v',
    'm/es.json:1:1 w',
    'm/fr.json:2:8 v',
    'm/fr.json:2:19 w',
  ])
})

test('checks only formats without an English file', () => {
  const files = [{ path: 'm/fr.json', text: '{ "footer.email": "nobody", "a": "" }' }]
  expect(
    runRules(files, () => true)
      .map(describeViolation)
      .map(({ key, problem }) => `${key} ${problem}`),
  ).toEqual(['footer.email is not an e-mail address'])
})

test('leaves out the key of a finding about a whole file', () => {
  const finding = { path: 'm/fr.json', line: 1, column: 2, key: '', code: 'empty' } as const
  const line = (key: string) => formatFinding({ severity: 'error', ...finding, key })
  expect([line(''), line('a')]).toEqual([
    'm/fr.json:1:2 is empty; write its text.',
    'm/fr.json:1:2 a is empty; write its text.',
  ])
})

test.each(messageFolders)('the message files of %s are one for each language', (folder) => {
  const files = readMessageFiles(folder)
  expect(files.map(({ path }) => path)).toEqual(locales.map((code) => `${folder}/${code}.json`).sort())
  for (const { path, text } of files) expect(text).toBe(readFileSync(path, 'utf8'))
})

test('reports invalid JSON and duplicate keys with their position', () => {
  expect(check('{\n "a": "Un {x}"\n "b": {} }').join()).toMatch(
    /^m\/fr\.json:3:2 is not valid JSON here: a comma/,
  )
  expect(check('{ "a": "Un {x}", "a": "Deux {x}", "b": { "c": "D" } }')).toEqual([
    'm/fr.json:1:18 a stands twice; keep one of the two.',
  ])
})

test('reports one error for an invalid English file, not one for each key of the others', () => {
  expect(
    runRules([
      { path: 'm/en.json', text: '{ "a": "One" "b": "Two" }' },
      { path: 'm/fr.json', text: '{ "a": "Un", "b": "Deux" }' },
    ]).map(({ path }) => path),
  ).toEqual(['m/en.json'])
})

test('corrects only mistakes with one right answer', () => {
  const file = { path: 'm/fr.json', text: '\uFEFF{ "a": " l\'eau ? ", "b": "Dit "}' }
  const english = { path: 'm/en.json', text: '{ "a": "A", "b": "B" }' }
  let text = file.text
  for (const _round of [1, 2, 3]) text = applyFixes({ ...file, text }, runRules([english, { ...file, text }]))
  expect(text).toBe('{ "a": "l’eau\u202f?", "b": "Dit"}')
})

test('corrects a file by its own findings only', () => {
  const file = { path: 'm/fr.json', text: '{ "a": "A", "b": "B", "c": "C" }' }
  const finding = { severity: 'error' as const, line: 1, column: 1, code: 'empty' as const }
  const findings = [
    { ...finding, path: 'm/es.json', key: 'a', replacement: 'wrong' },
    { ...finding, path: 'm/fr.json', key: 'b' },
    { ...finding, path: 'm/fr.json', key: 'b', replacement: 'a "b" longer than before' },
    { ...finding, path: 'm/fr.json', key: 'c', replacement: '' },
  ]
  expect(applyFixes(file, findings)).toBe('{ "a": "A", "b": "a \\"b\\" longer than before", "c": "" }')
  expect(applyFixes(file, [])).toBe(file.text)
})

test('removes a byte-order mark at the beginning only', () => {
  expect(applyFixes({ path: 'm/fr.json', text: '\uFEFF{ "a": "\uFEFF" }' }, [])).toBe('{ "a": "\uFEFF" }')
})

test('a text that is still English is not reported as another language too', () => {
  const finding = { severity: 'warning', path: 'm/fr.json', line: 1, column: 1 } as const
  const still = { ...finding, key: 'a', code: 'stillEnglish' } as const
  const same = { ...finding, key: 'a', code: 'otherLanguage' } as const
  const other = { ...finding, key: 'b', code: 'otherLanguage' } as const
  expect(mergeFindings([same, still, other])).toEqual([still, other])
})

test('a price that is typed where the site inserts it has one finding', () => {
  const text = one('book.offer.price', '$26.50')
  const files = ['en', 'fr'].map((locale) => ({ path: `m/${locale}.json`, text }))
  expect(mergeFindings(runRules(files)).map(({ code }) => code)).toEqual(['lacksShown', 'lacksShown'])
})

test.each(locales)('typing a text of the site in %s causes no findings, in no language', (locale) => {
  const files = messageFolders.flatMap((folder) => readMessageFiles(folder))
  const typed = files.map((file) => {
    if (getLocale(file.path) !== locale) return file
    const texts = [...parseMessages(file).leaves].filter(([, { value }]) => typeof value === 'string')
    return texts.reduce(
      (edited, [key, { value }]) =>
        replaceTexts([edited], key, { [locale]: formatWhileTyping(String(value), locale) })[0] ?? edited,
      file,
    )
  })
  expect(typed).not.toEqual(files)
  expect(runRules(typed).map((finding) => formatFinding(finding))).toEqual([])
})
