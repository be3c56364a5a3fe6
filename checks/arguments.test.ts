import { checkOneText } from '@/testing/findings'

/** The findings as `code name`, with the corrected text if there is one. */
const listNames = (...about: Parameters<typeof checkOneText>) =>
  checkOneText(...about).map(({ code, values, fix }) =>
    [code, values?.name, ...(fix === undefined ? [] : ['→', fix])].join(' '),
  )

test.each([
  ['book.ages', 'De {from} à {to} ans', []],
  ['book.ages', 'De {from} ans', ['lacks {to}']],
  // In ICU syntax, this apostrophe would quote the brace. Here it does not, because the site replaces it by ’.
  ['book.inside.story', "L'histoire d'{title}", []],
  ['footer.copyright', '© <year>2026</year> Nori', []],
  ['footer.copyright', '© Nori', ['lacks <year>']],
  ['hero.text', 'Pour {prix}', ['notFilled {prix}']],
  ['hero.text', 'Pour <b>vous</b>', ['notFilled <b> → Pour vous']],
  ['hero.facts', 'Pour {prix}', ['lacks {price}', 'notFilled {prix} → Pour {price}']],
  ['footer.copyright', '© <an>26</an>', ['lacks <year>', 'notFilled <an> → © <year>26</year>']],
  ['book.ages', 'De {de} ans', ['lacks {from}', 'lacks {to}', 'notFilled {de}']],
])('%s: %j', (key, text, expected) => {
  expect(listNames(text, { key })).toEqual(expected)
})

test.each([
  ['Écrivez-nous.', 'Write to {email}.', ['lacks {email}']],
  ['Écrivez à {email}.', 'Write to {email}.', []],
  ['Écrivez-nous.', 'Write to us.', []],
  ['Écrivez à {mail}.', 'Write to {email}.', ['lacks {email}', 'notFilled {mail} → Écrivez à {email}.']],
])(
  'a clause needs the e-mail address if it contains it in any language: %j, %j',
  (text, english, expected) => {
    expect(listNames(text, { key: 'terms.intro.0', english })).toEqual(expected)
  },
)

test.each([
  ['en', 'one {a} other {b}', []],
  ['en', '=0 {none} one {a} other {b}', []],
  ['en', 'other {b}', ['one']],
  ['fr', 'one {a} many {m} other {b}', []],
  ['fr', 'other {b}', ['many', 'one']],
  ['pl', 'one {a} other {b}', ['few', 'many']],
])('in %s, a plural with the categories %s lacks %j', (locale, options, expected) => {
  const found = checkOneText(`{n, plural, ${options}}`, { locale })
  const missing = found.filter(({ code }) => code === 'plural').map(({ values }) => values?.category)
  expect(missing.sort()).toEqual(expected)
})

test('an unknown category of a plural is named', () => {
  const found = checkOneText('{n, plural, one {a} many {m} muchos {x} other {b}}', { locale: 'es' })
  const unknown = found.filter(({ code }) => code === 'unknownCategory')
  expect(unknown.map(({ values }) => values?.category)).toEqual(['muchos'])
})
