import { parseFixture, runRule } from '@/testing/findings'
import { checkSentences } from './sentences'

const check = (text: string, key: string = 'x') =>
  runRule(checkSentences, parseFixture({ [key]: text })).map(({ code, values, replacement }) => [
    code,
    values?.part,
    replacement,
  ])

test('warns of a sentence that was pasted twice, and keeps the first', () => {
  const sentence = 'Une question le chatouille, et ce petit corgi part voir.'
  expect(check(`${sentence} ${sentence} Fin. ${sentence}`)).toEqual([
    ['repeated', 'Une question le chatouille, et ce petit …', `${sentence} Fin.`],
  ])
})

test('a short refrain may be repeated', () => {
  expect(check('Toc, toc. Qui est là\u202f? Toc, toc. Qui est là\u202f?')).toEqual([])
})

test('warns of a sentence in capitals, not of abbreviations and titles', () => {
  expect(check('UN PETIT CORGI PART VOIR.')).toEqual([['allCapitals', undefined, undefined]])
  expect(check('Il lit\u202f: LES ŒUFS. Niveau AA des WCAG.')).toEqual([])
  expect(check('2 4 6 8 10.')).toEqual([])
})
