import { countEdits, findSuggestions } from './spelling-suggestions'

test.each([
  ['lune', 'lune', 0],
  ['lun', 'lune', 1],
  ['lunne', 'lune', 1],
  ['lume', 'lune', 1],
  ['lnue', 'lune', 1],
  ['hlnue', 'lune', 2],
  ['', 'lune', Number.POSITIVE_INFINITY],
])('from “%s” to “%s” it takes %i edits', (word, other, edits) => {
  expect(countEdits(word, other)).toBe(edits)
})

const find = (word: string, dictionary: string[], own: string[] = []) =>
  findSuggestions(word, dictionary, own, (one) => one !== 'wrong')

test('suggests a word that differs by one letter, or by two if it is long', () => {
  expect(find('lunne', ['lune', 'lunaire', 'dune'])).toEqual(['lune'])
  expect(find('qestion', ['questions', 'tabanco'])).toEqual(['questions'])
  expect(find('tabamc', ['tabanco'])).toEqual([])
})

test('prefers the closest words, of these the words of the site, and a difference of accents only', () => {
  expect(find('quetions', ['quettions', 'quêtions'], ['questions'])).toEqual(['questions'])
  expect(find('livraie', ['livrait'], ['livre'])).toEqual(['livrait'])
  expect(find('manana', ['banana', 'mañana'])).toEqual(['mañana'])
})

test('suggests nothing that would be reported again, and three words at most', () => {
  expect(find('wring', ['wrong'])).toEqual([])
  expect(find('lun', ['luna', 'lune', 'lund', 'luns'])).toEqual(['luna', 'lune', 'lund'])
  expect(find('lun', ['lune'], ['lune', 'lune'])).toEqual(['lune'])
})

test('keeps the capital of a word', () => {
  expect(find('Lunne', ['lune'])).toEqual(['Lune'])
  expect(findSuggestions('canda', ['Canada'], [], (one) => one === 'Canada')).toEqual(['Canada'])
  expect(find('lunne', [], ['Lune', 'lune'])).toEqual(['lune'])
})
