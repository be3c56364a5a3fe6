import { checkOneText } from '@/testing/findings'

const find = (text: string, key = 'x', locale = 'fr') =>
  checkOneText(text, { key, locale }).map(({ severity, code, values, fix }) => [severity, code, values, fix])

test.each([
  ['a\u202eb\u202cc', 'U+202E', 'abc'],
  ['a\u200bb', 'U+200B', 'ab'],
  ['a\ufeffb', 'U+FEFF', 'ab'],
  ['a\u0007b', 'U+0007', 'ab'],
  ['a\u00adb', 'U+00AD', 'ab'],
])('%j has an invisible character', (text, code, fix) => {
  expect(find(text)).toEqual([['error', 'invisible', { code }, fix]])
})

test.each(['\ud83d', '\udc00', '\ufffd'])('%j is half a character or the replacement character', (half) => {
  expect(find(`Le chien ${half}ori aboie`)).toEqual([
    ['error', 'brokenCharacter', { part: '\ufffdori' }, undefined],
  ])
})

test.each(['Une famille 👩\u200d👧 🐕', "L'eau\u00a0: «\u202foui\u202f»", 'A & b; C&amp d', 'œuf, ñandú'])(
  '%j is right',
  (text) => {
    expect(find(text)).toEqual([])
  },
)

test.each([
  ['Un\ndeux', 'Un deux'],
  ['Un \r\n\r\n deux', 'Un deux'],
  ['Un\tdeux\n', 'Un deux'],
])('%j has a line break or a tab', (text, fix) => {
  expect(find(text)).toEqual([['error', 'lineBreak', undefined, fix]])
})

test('texts with line breaks by the writer may have those, but no tabs', () => {
  expect(find('Petites\npattes', 'hero.title')).toEqual([])
  expect(find('Petites\n\tpattes', 'hero.title')).toEqual([
    ['error', 'lineBreak', undefined, 'Petites\n pattes'],
  ])
})

test.each([
  ['Nоri', 'Nоri', 'Nori'],
  ['Le ΝΟRΙ', 'ΝΟRΙ', 'Le NORI'],
  ['Чай', 'Чай', undefined],
])('“%s” has letters that only look like Latin ones', (text, word, fix) => {
  expect(find(text)).toEqual([['warning', 'lookAlike', { word }, fix]])
  expect(find(text, 'x', 'uk')).toEqual([])
})

test.each(['a &nbsp; b', 'a &#160; b', 'a &NBSP; b'])('%j has an HTML entity', (text) => {
  expect(find(text)).toEqual([['error', 'entity', undefined, undefined]])
})
