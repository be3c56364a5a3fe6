import { formatFindingWithFix, parseFixture, runRule } from '@/testing/findings'
import { checkTypography } from './typography'

/** What is wrong with a text, and its correction. */
const find = (locale: string, text: string) =>
  runRule(checkTypography, parseFixture({ x: text }, locale)).map(({ code, replacement }) => [
    code,
    replacement,
  ])

test.each([
  ['fr', 'Il part voir.Trois livres', 'Il part voir. Trois livres'],
  ['fr', 'En français,anglais ou espagnol', 'En français, anglais ou espagnol'],
  ['fr', '{price},taxes en plus', '{price}, taxes en plus'],
  ['fr', '«\u00a0Oui\u00a0»,dit-il', '«\u00a0Oui\u00a0», dit-il'],
  ['fr', 'Trois livres,3 jeux', 'Trois livres, 3 jeux'],
  ['fr', 'En 2026,nous ouvrons', 'En 2026, nous ouvrons'],
  ['fr', 'Il part voir\u202f!Trois livres', 'Il part voir\u202f! Trois livres'],
  ['es', 'En español,inglés;francés', 'En español, inglés; francés'],
  ['es', 'Sin lecciones:Nori pregunta', 'Sin lecciones: Nori pregunta'],
  ['es', 'Hola.¿Qué ves?', 'Hola. ¿Qué ves?'],
  ['en', 'He looks.A moon', 'He looks. A moon'],
])('in %s, “%s” lacks a space', (locale, text, expected) => {
  expect(find(locale, text)).toEqual([['spaceAfter', expected]])
  expect(find(locale, expected)).toEqual([])
})

test.each([
  ['fr', 'Une question le chatouille ,et il part', 'Une question le chatouille, et il part'],
  ['fr', 'Il part voir\u00a0.', 'Il part voir.'],
  ['es', 'Tres libros , juntos .', 'Tres libros, juntos.'],
  ['es', '¿Qué ves ? ¡Luna !', '¿Qué ves? ¡Luna!'],
  ['en', 'Look up ! Why ?', 'Look up! Why?'],
  ['en', 'Three books : one ; two', 'Three books: one; two'],
  ['de', 'Drei Bücher , ein Hund .', 'Drei Bücher, ein Hund.'],
])('in %s, “%s” has a space too many', (locale, text, expected) => {
  const codes = find(locale, text).map(([code]) => code)
  expect(codes).toContain('spaceBefore')
  expect(find(locale, text).every(([, replacement]) => replacement === expected)).toBe(true)
  expect(find(locale, expected)).toEqual([])
})

test.each([
  ['fr', '24,99\u00a0$, 20:30, 1.2.3, 3,5'],
  ['fr', 'Voir https://nori.example/a,b;c.D?E=f, www.nori.example,a'],
  ['fr', 'Écrivez à a.B@nori.Example ou sur nori.example'],
  ['en', 'J.K. Nori, Ph.D., e.g. U.S.A, page.tsx'],
  ['en', 'Version 1.B and .com, .5 and 2 .5'],
  ['en', 'nori.example/x?y'],
  ['es', '—Mira —dice Presto—. Ya es de noche.'],
])('in %s, “%s” is right', (locale, text) => {
  expect(find(locale, text)).toEqual([])
})

test('one correction mends both', () => {
  expect(runRule(checkTypography, parseFixture({ x: 'un ,deux' })).map(formatFindingWithFix)).toEqual([
    'error: m/fr.json:1:6 x has a space before a comma, a full stop or another mark; remove it. → un, deux',
  ])
})
