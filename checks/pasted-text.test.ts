import { formatFindingWithFix, parseFixture, runRule } from '@/testing/findings'
import { applyExceptions, readExceptions } from './allow-lists'
import { checkPastedText } from './pasted-text'
import { runRules } from './run-rules'

/** What is found in a text: the code and the correction of each finding. */
const find = (text: string, locale: string = 'fr') =>
  applyExceptions(runRule(checkPastedText, parseFixture({ x: text }, locale)), readExceptions()).map(
    ({ severity, code, replacement }) => [severity, code, replacement],
  )

test.each([
  ['emoji', 'Bonne nuit 🌙', 'Bonne nuit'],
  ['emoji', '🌙 Bonne nuit 👍🏽 à tous', 'Bonne nuit à tous'],
  ['emoji', 'Avec ❤️', 'Avec'],
  ['emoji', 'Une famille 👩\u200d👧', 'Une famille'],
  ['emoji', '🌙', undefined],
  ['markdown', 'Un **grand** livre', 'Un grand livre'],
  ['markdown', 'Un __grand__ livre', 'Un grand livre'],
  ['markdown', 'Un *grand* livre', 'Un grand livre'],
  ['markdown', 'Un _grand livre_.', 'Un grand livre.'],
  ['markdown', '## Trois livres', 'Trois livres'],
  ['markdown', 'Voir [la page](https://nori.example/x).', 'Voir la page.'],
  ['markdown', 'Écrivez `stop`.', 'Écrivez stop.'],
  ['bullet', '• Trois livres', 'Trois livres'],
  ['bullet', '- Trois livres', 'Trois livres'],
  ['bullet', '•Trois livres', 'Trois livres'],
  ['bullet', '-Trois livres', 'Trois livres'],
  ['bullet', '– Trois livres', 'Trois livres'],
  ['bullet', '1. Trois livres', 'Trois livres'],
  ['bullet', '12)\u00a0Trois livres', 'Trois livres'],
  ['doubledWord', 'Nori et et Milo', 'Nori et Milo'],
  ['doubledWord', 'Et et Milo', 'Et Milo'],
  ['doubledWord', 'À {n} ans ans', 'À {n} ans'],
  ['lookAlike', 'Nоri le corgi', 'Nori le corgi'],
  ['lookAlike', 'Νori', 'Nori'],
  ['lookAlike', 'Жori', undefined],
  ['softHyphen', 'un héris\u00adson', 'un hérisson'],
  ['decomposed', 'un he\u0301risson', 'un hérisson'],
])('warns of %s in “%s”', (code, text, replacement) => {
  expect(find(text)).toEqual([['warning', code, replacement]])
  if (replacement) expect(find(replacement)).toEqual([])
})

test.each([
  ['fr', '© 2026 Nori Books™ № 5 → 3 × 4'],
  ['fr', 'NEXT_LOCALE, 2 * 3 * 4, no 5 #1'],
  ['fr', '[adresse postale] (sans lien)'],
  ['fr', 'Nous nous amusons, et vous vous amusez'],
  ['fr', 'Demi-lune, coin-coin, la la-bas'],
  ['fr', 'Lune, lune, y es-tu ?\nTu'],
  ['fr', '3 3, a2 a2'],
  ['en', 'All that that was, he had had'],
  ['es', '—¿Estás hondo? —preguntó Nori. Larga, larga'],
  ['es', '3.5 metros, 1.º, -5 grados'],
  ['el', 'Καλό βιβλίο'],
])('in %s, “%s” is right', (locale, text) => {
  expect(find(text, locale)).toEqual([])
})

test('each doubled word is found at its place', () => {
  expect(
    runRule(checkPastedText, parseFixture({ x: 'Un et et deux deux' })).map(formatFindingWithFix),
  ).toEqual([
    'warning: m/fr.json:1:10 x says “et” more than once in a row; keep one. → Un et deux',
    'warning: m/fr.json:1:16 x says “deux” more than once in a row; keep one. → Un et deux',
  ])
})

test('a certain correction leaves what somebody may have meant, which has one that corrects everything', () => {
  const files = ['en', 'fr'].map((locale) => ({
    path: `m/${locale}.json`,
    text: JSON.stringify({ x: locale === 'en' ? 'What a word!' : "• L'e\u0301te\u0301 **et et** moi !  " }),
  }))
  const found = runRules(files).map(({ code, replacement }) => [code, replacement])
  const fixed = 'L’été et et moi\u202f!'
  expect(found.filter(([code]) => code !== 'doubledWord').map(([, replacement]) => replacement)).toEqual(
    Array(found.length - 1).fill(fixed),
  )
  expect(found.length).toBeGreaterThan(4)
  expect(found).toContainEqual(['doubledWord', 'L’été et moi\u202f!'])
})
