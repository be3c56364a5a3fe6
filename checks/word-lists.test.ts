import { parseWordList, parseWordTable } from './word-lists'

test('a word list has an entry in each line, without comments and blanks', () => {
  expect(parseWordList('# Names\nNori\n\n  Nori Books # the press \r\ncorgi')).toEqual([
    'Nori',
    'Nori Books',
    'corgi',
  ])
})

test('a table has a semicolon and a space between its cells', () => {
  expect(parseWordTable('# x; y\nfr; a|b; c\n')).toEqual([['fr', 'a|b', 'c']])
})
