import { parseFixture, runRule } from '@/testing/findings'
import { checkLigatures } from './ligatures'

const find = (text: string, locale: string = 'fr', key: string = 'x') =>
  runRule(checkLigatures, parseFixture({ [key]: text }, locale)).map(({ severity, values, replacement }) => [
    severity,
    values?.right,
    replacement,
  ])

test.each([
  ['Le coeur bat.', 'cœur', 'Le cœur bat.'],
  ['Ses soeurs', 'sœurs', 'Ses sœurs'],
  ['Oeuvre libre', 'Œuvre', 'Œuvre libre'],
  ['Un noeud', 'nœud', 'Un nœud'],
  ['Trois voeux', 'vœux', 'Trois vœux'],
  ['L’oeil ouvert', 'œil', 'L’œil ouvert'],
  ['Oeufs au choix', 'Œufs', 'Œufs au choix'],
  ['DES OEUFS', 'ŒUFS', 'DES ŒUFS'],
  ['Un hors-d’oeuvre', 'œuvre', 'Un hors-d’œuvre'],
  ['Sa belle-soeur dort.', 'belle-sœur', 'Sa belle-sœur dort.'],
])('warns of a missing œ in “%s”', (text, right, replacement) => {
  expect(find(text)).toEqual([['warning', right, replacement]])
  expect(find(replacement)).toEqual([])
})

test('every word is reported, and all are corrected at once', () => {
  expect(find('Le coeur, puis la soeur').map(([, right, replacement]) => [right, replacement])).toEqual([
    ['cœur', 'Le cœur, puis la sœur'],
    ['sœur', 'Le cœur, puis la sœur'],
  ])
})

test('other words, addresses and languages are right', () => {
  expect(find('Moelle, coefficient, coexister, goéland, {coeur}')).toEqual([])
  expect(find('coeur@nori.example, www.coeur.example, mon-coeur.example')).toEqual([])
  expect(find('coeur', 'es')).toEqual([])
  expect(find('coeur@nori.example', 'fr', 'footer.email')).toEqual([])
})
