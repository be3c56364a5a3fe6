import { findInText } from '@/testing/findings'

/** Codes with the name that is concerned. */
const findNames = (...about: Parameters<typeof findInText>) =>
  findInText(...about).map(({ code, values, fix }) => [
    code,
    values?.name,
    ...(fix === undefined ? [] : [fix]),
  ])

test.each([
  ['book.ages', 'De {from} à {to} ans', []],
  ['book.ages', 'De {from} ans', [['lacks', '{to}']]],
  // The site shows every apostrophe as ’, so none quotes a brace, as ICU has it.
  ['book.inside.story', "L'histoire d'{title}", []],
  ['footer.copyright', '© <year>2026</year> Nori', []],
  ['footer.copyright', '© Nori', [['lacks', '<year>']]],
  ['hero.text', 'Pour {prix}', [['notFilled', '{prix}']]],
  ['hero.text', 'Pour <b>vous</b>', [['notFilled', '<b>', 'Pour vous']]],
  [
    'hero.facts',
    'Pour {prix}',
    [
      ['lacks', '{price}'],
      ['notFilled', '{prix}', 'Pour {price}'],
    ],
  ],
  [
    'footer.copyright',
    '© <an>2026</an>',
    [
      ['lacks', '<year>'],
      ['notFilled', '<an>', '© <year>2026</year>'],
    ],
  ],
  [
    'book.ages',
    'De {de} ans',
    [
      ['lacks', '{from}'],
      ['lacks', '{to}'],
      ['notFilled', '{de}'],
    ],
  ],
])('%s: %j', (key, text, expected) => {
  expect(findNames(text, { key })).toEqual(expected)
})

test('a clause needs the e-mail address if it contains it in any language', () => {
  const key = 'terms.intro.0'
  expect(findNames('Écrivez-nous.', { key, english: 'Write to {email}.' })).toEqual([['lacks', '{email}']])
  expect(findNames('Écrivez à {email}.', { key, english: 'Write to {email}.' })).toEqual([])
  expect(findNames('Écrivez-nous.', { key, english: 'Write to us.' })).toEqual([])
  expect(findNames('Écrivez à {mail}.', { key, english: 'Write to {email}.' })).toEqual([
    ['lacks', '{email}'],
    ['notFilled', '{mail}', 'Écrivez à {email}.'],
  ])
})

test.each([
  ['en', 'one {a} other {b}', []],
  ['en', '=0 {none} one {a} other {b}', []],
  ['en', 'other {b}', ['plural one']],
  ['fr', 'one {a} many {m} other {b}', []],
  ['fr', 'other {b}', ['plural one', 'plural many']],
  ['pl', 'one {a} other {b}', ['plural few', 'plural many']],
  ['ja', 'other {b}', []],
])('%s: a plural with the categories %s has these findings: %j', (locale, options, expected) => {
  const text = `{n, plural, ${options}}`
  const found = findInText(text, { locale, english: text }).filter(
    ({ code }) => code !== 'stillEnglish' && code !== 'notFilled',
  )
  expect(found.map(({ code, values }) => `${code} ${values?.category}`).sort()).toEqual(expected.toSorted())
})
