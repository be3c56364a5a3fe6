import { parseFixture } from '@/testing/findings'
import { listDiminutiveStems } from './diminutives'
import { createSpellingChecker } from './run-rules'

test.each([
  ['es', 'cuadernito', 'cuaderno'],
  ['es', 'caracolitos', 'caracol'],
  ['es', 'lapicito', 'lápiz'],
  ['es', 'ratoncita', 'ratón'],
  ['es', 'florecita', 'flor'],
  ['es', 'lucecita', 'luz'],
  ['es', 'amiguito', 'amigo'],
  ['es', 'poquito', 'poco'],
  ['es', 'cafecito', 'café'],
  ['es', 'lagrimita', 'lágrima'],
  ['fr', 'maisonnette', 'maison'],
  ['fr', 'étoilettes', 'étoile'],
])('in %s, “%s” is a diminutive of “%s”', (locale, word, stem) => {
  expect(listDiminutiveStems(word, locale)).toContain(stem)
})

test.each([
  ['es', 'oíto'],
  ['es', 'cuaderno'],
  ['en', 'cuadernito'],
  ['fr', 'cuadernito'],
])('in %s, “%s” is none', (locale, word) => {
  expect(listDiminutiveStems(word, locale)).toEqual([])
})

test.each([
  ['es', 'Cuadernito, lapicito, caracolito, zapatito, hojitas, pececitos, solecito', []],
  ['es', 'Cuadrenito, lapisito, guapetito', ['Cuadrenito', 'lapisito', 'guapetito']],
  ['fr', 'Maisonnette, clochettes, feuillette, blablarette', ['blablarette']],
])(
  'the spelling of diminutives is checked in %s: %s',
  (locale, text, unknown) => {
    const findings = createSpellingChecker()(parseFixture({ x: text }, locale))
    expect(findings.map(({ values }) => values?.word)).toEqual(unknown)
  },
  60_000,
)
