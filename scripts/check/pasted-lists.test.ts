import { parseFixture, runRule } from '@/testing/findings'
import { checkDashes } from './dashes'
import { checkPastedLists } from './pasted-lists'

const find = (text: string, locale: string = 'fr') =>
  [checkPastedLists, checkDashes].flatMap((rule) =>
    runRule(rule, parseFixture({ x: text }, locale)).map(({ severity, code, replacement }) => [
      severity,
      code,
      replacement,
    ]),
  )

test.each([
  '• Trois livres • deux jeux',
  'Trois livres • deux jeux • une lettre',
  'Trois livres•deux jeux',
  'Trois livres · deux jeux',
  '- Trois livres - deux jeux',
  ' - Trois livres - deux jeux',
  'Il y a : - trois livres - deux jeux',
  '* trois livres * deux jeux',
  '1. Trois livres 2. Deux jeux',
  'Il y a 1) trois livres 2) deux jeux',
])('“%s” is a list in one line', (text) => {
  expect(find(text.trim())).toEqual([['warning', 'joinedList', undefined]])
})

test('bullets are found at the beginning of each line', () => {
  expect(find('Trois livres\n• deux jeux\n• une lettre')).toEqual([
    ['warning', 'bullet', 'Trois livres\ndeux jeux\nune lettre'],
  ])
})

test.each([
  ['en', 'A moon - late', 'A moon – late'],
  ['en', 'A moon -- late', 'A moon – late'],
  ['en', 'A moon - late - rises', 'A moon – late – rises'],
  ['fr', '{title} - une histoire', '{title} – une histoire'],
  ['es', 'Una luna - tarde - sale', 'Una luna —tarde— sale'],
  ['es', 'La luna - tarde', 'La luna —tarde'],
])('in %s, “%s” has hyphens in the place of dashes', (locale, text, replacement) => {
  expect(find(text, locale)).toEqual([['warning', 'dash', replacement]])
  expect(find(replacement, locale)).toEqual([])
})

test.each([
  ['en', 'Short-legged, 3 - 5, {from} - {to}, page 1. Then 12.'],
  ['fr', 'Demi-lune – une moitié – et col·lecció'],
  ['es', '—Mira —dice Presto—. Ya es de noche.'],
  ['es', '-5 grados'],
])('in %s, “%s” is right', (locale, text) => {
  expect(find(text, locale)).toEqual([])
})
