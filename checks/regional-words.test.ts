import { formatFindingWithFix, parseFixture, runRule } from '@/testing/findings'
import { parseIcuMessage } from './icu-message'
import { checkRegionalWords } from './regional-words'
import { runRules } from './run-rules'
import { checkTypography } from './typography'
import { readWordTable } from './word-lists'

/** The order of the reasons in the table. */
const languages = ['en', 'fr', 'es']

/** The regional words that the rule reports in one text. */
const findings = (locale: string, text: string) =>
  runRule(checkRegionalWords, parseFixture({ x: text }, locale))

const regional: [locale: string, text: string, found: string, where: RegExp, cure: string][] = [
  ['fr', 'On va déjeuner.', 'déjeuner', /Québec.*France/, 'write “petit déjeuner” or “repas de midi”'],
  ['fr', 'Le dîner', 'dîner', /Québec.*France/, 'write “repas du soir” or “repas de midi”'],
  ['fr', 'Après le souper.', 'souper', /Québec/, 'write “repas du soir” or “avant d’aller au lit”'],
  ['fr', 'Ta rôtie', 'rôtie', /Québec/, 'write “tartine” or “pain grillé”'],
  ['fr', 'Nori est brave', 'brave', /France/, 'write “courageux”'],
  ['fr', 'Un breuvage', 'breuvage', /Québec.*France/, 'write “boisson”'],
  ['fr', 'En fin de semaine', 'fin de semaine', /Québec.*France/, 'write “samedi et dimanche”'],
  ['fr', 'Les gosses', 'gosses', /Québec/, 'write “enfant”'],
  ['es', 'Una concha violeta', 'concha', /Argentina/, 'write “caparazón”'],
  ['es', 'Coge la mano', 'Coge', /Mexico/, 'write “tomar” or “agarrar”'],
  ['es', 'La plática', 'plática', /Mexican/, 'write “conversar” or “conversación”'],
  ['es', 'Su cobija', 'cobija', /Spain/, 'write “manta”'],
  ['es', 'El celular', 'celular', /Spain/, 'write “teléfono”'],
  ['es', 'Un día de campo', 'día de campo', /Mexican/, 'write “pícnic”'],
  ['es', 'Un bocadillo', 'bocadillo', /Spain/, 'write “merienda”'],
  ['es', 'De orejas paradas', 'orejas paradas', /Spain/, 'write “orejas levantadas” or “orejas altas”'],
  ['es', 'Saca los colores', 'Saca los colores', /Spain/, 'write “saca los lápices de colores”'],
  ['es', 'En el ordenador', 'ordenador', /Spain/, 'write “computadora”'],
  ['es', 'Una junta', 'junta', /military/, 'write “reunión”'],
  ['es', 'Surtimos tu pedido', 'Surtimos', /Mexico/, 'write “enviar” or “entregar”'],
  ['es', 'No rentamos', 'rentamos', /Spain/, 'write “alquilar”'],
  ['es', 'Para presumir', 'presumir', /boast/, 'write “mostrar”'],
]
test.each(['Vosotros podéis', 'vuestros', 'Os', 'leísteis', 'Mirad'])(
  '“%s” is said in Spain only',
  (text) => {
    expect(runRule(checkRegionalWords, parseFixture({ x: `${text}.` }, 'es'))).toContainEqual(
      expect.objectContaining({
        code: expect.stringMatching(/^(?:regional|pluralYou)$/),
        severity: 'warning',
      }),
    )
  },
)

test('the plural of Spain is not found in other words', () => {
  const text = 'Dieciséis países, veintiséis, seis, iOS, París, verdad, pared.'
  expect(runRule(checkRegionalWords, parseFixture({ x: text }, 'es'))).toEqual([])
})

test.each(regional)('in %s, “%s” has a word to replace: “%s”', (locale, text, found, where, cure) => {
  const at = `m/${locale}.json:1:${7 + text.indexOf(found)}`
  expect(findings(locale, text).map(formatFindingWithFix)).toEqual([
    expect.stringMatching(`^warning: ${at} x has “${found}”: it .*${where.source}.*; ${cure}\\.$`),
  ])
})

test.each([
  ['fr', 'Le petit déjeuner et les petits déjeuners, ton petit-déjeuner'],
  ['fr', 'La bravoure, un bravo, la soupe, le rôti'],
  ['es', 'Leer juntas, la conchita, recoger, rentabilidad, surtidor'],
  ['en', 'Brave children have a concha and a souper'],
  ['de', 'concha, brave'],
])('in %s, “%s” has none: words are whole and of the language', (locale, text) => {
  expect(findings(locale, text)).toEqual([])
})

test('each place in a text is told', () => {
  const found = findings('fr', 'Le petit déjeuner ? Déjeuner, puis souper, « déjeunent »')
  expect(found.map(({ column, problem }) => `${column} ${problem.split(':')[0]}`)).toEqual([
    '27 has “Déjeuner”',
    '52 has “déjeunent”',
    '42 has “souper”',
  ])
})

test('what is not translated yet, or no text, is passed over', () => {
  expect(findings('fr', '⟦en⟧ A brave corgi')).toEqual([])
  expect(runRule(checkRegionalWords, parseFixture({ a: 1, b: [] }))).toEqual([])
})

test('the message check reports them by the name of the file', () => {
  const files = [
    { path: 'm/en.json', text: '{ "a": "Brave" }' },
    { path: 'm/fr.json', text: '{ "a": "Le brave" }' },
  ]
  expect(runRules(files).map(({ path, column }) => `${path}:${column}`)).toEqual(['m/fr.json:12'])
})

test('the reasons are in the languages of the editor, with their typography', () => {
  const rows = readWordTable('regional-words.txt')
  expect(rows.filter(({ length }) => length !== 3 + languages.length)).toEqual([])
  for (const row of rows)
    for (const [index, locale] of languages.entries()) {
      const text = row[3 + index] ?? ''
      expect([text, checkTypography({ key: 'x', text, message: parseIcuMessage(text), locale })]).toEqual([
        text,
        [],
      ])
    }
})
