import { parseFixture, runRule } from '@/testing/findings'
import { checkDashes } from './dashes'
import { checkPastedLists } from './pasted-lists'
import { runRules } from './run-rules'

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

test.each([
  ['• Trois livres\n• deux jeux\n• une lettre', 'Trois livres, deux jeux, une lettre'],
  ['- Trois livres.\n- Deux jeux.', 'Trois livres. Deux jeux.'],
  ['We have:\n1. three books\n2. two games', 'We have: three books, two games'],
  ['-Trois livres\n  -Deux jeux', 'Trois livres, Deux jeux'],
])('in a text of one line, the lines of “%s” are joined by commas', (text, fixed) => {
  const found = runRules([{ path: 'm/en.json', text: JSON.stringify({ x: text }) }])
  expect(new Set(found.map(({ replacement }) => replacement))).toEqual(new Set([fixed]))
})

test('bullets are found at the beginning of each line', () => {
  expect(find('Trois livres\n• deux jeux\n• une lettre')).toEqual([
    ['warning', 'bullet', 'Trois livres\ndeux jeux\nune lettre'],
  ])
})

describe('a hyphen before what somebody says', () => {
  const key = 'free-story.story.pages.p03.text'
  const find = (text: string, locale: string) =>
    [checkPastedLists, checkDashes].flatMap((rule) =>
      runRule(rule, parseFixture({ [key]: text }, locale)).map(({ code, replacement }) => [
        code,
        replacement,
      ]),
    )

  test.each([
    [
      'es',
      'Hugo cuenta.\n- Tres hojas rojas,\nninguna luna.',
      'Hugo cuenta.\n—Tres hojas rojas,\nninguna luna.',
    ],
    ['es', '-Luna lunera, ¿ya?', '—Luna lunera, ¿ya?'],
    ['es', '– ¿Ya?\n-- ¡Ya!', '—¿Ya?\n—¡Ya!'],
    [
      'fr',
      'Hugo compte.\n- Trois feuilles,\npas de lune.\nIl vient.',
      'Hugo compte.\n«\u00a0Trois feuilles,\npas de lune.\u00a0»\nIl vient.',
    ],
    ['fr', '- Y es-tu\u202f? demande Nori.', '«\u00a0Y es-tu\u202f?\u00a0» demande Nori.'],
    ['fr', '- Une.\nDeux.\u00a0»\nIl vient.', '«\u00a0Une.\nDeux.\u00a0»\nIl vient.'],
    ['fr', '- Lune, lune', undefined],
    ['en', '- Is it lost? It is.', '“Is it lost? It is.”'],
  ])('in %s, “%s” is no bullet', (locale, text, replacement) => {
    expect(find(text, locale)).toEqual([['dialogue', replacement]])
    if (replacement) expect(find(replacement, locale)).toEqual([])
  })

  test('is still a bullet in other texts, and so are other signs', () => {
    expect(runRule(checkPastedLists, parseFixture({ x: '- Tres' }, 'es'))).toHaveLength(1)
    expect(find('• Tres hojas', 'es')).toEqual([['bullet', 'Tres hojas']])
  })

  test('makes no list of what follows a second one', () => {
    expect(find('- Hola - dijo Nori.', 'es')).toEqual([
      ['dialogue', '—Hola —dijo Nori.'],
      ['dash', '—Hola —dijo Nori.'],
    ])
  })
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
  ['fr', 'De 3-5 ans', 'De 3 à 5 ans'],
  ['es', 'De 3-5 años', 'De 3 a 5 años'],
  ['en', 'Ages {from}-{to}', 'Ages {from} to {to}'],
  ['de', '2024-2026', '2024–2026'],
])('in %s, “%s” has a hyphen in a range', (locale, text, replacement) => {
  expect(find(text, locale)).toEqual([['warning', 'range', replacement]])
  expect(find(replacement, locale)).toEqual([])
})

test('a range has a dash if another language has one', () => {
  const [english, french] = [parseFixture({ x: 'Ages 3–5' }, 'en'), parseFixture({ x: 'De 3-5 ans' })]
  expect(runRule(checkDashes, french, english).map(({ replacement }) => replacement)).toEqual(['De 3–5 ans'])
})

test.each([
  ['fr', 'Le 2026-11-25, au 514-555-1234, A-3-5, 24-25-26, 3-4,5, 10-12:30'],
  ['en', 'Short-legged, 3 - 5, {from} - {to}, page 1. Then 12.'],
  ['fr', 'Demi-lune – une moitié – et col·lecció'],
  ['es', '—Mira —dice Presto—. Ya es de noche.'],
  ['es', '-5 grados'],
])('in %s, “%s” is right', (locale, text) => {
  expect(find(text, locale)).toEqual([])
})
