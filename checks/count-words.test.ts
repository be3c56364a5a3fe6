import { countWords } from './count-words'
import { readMessageFiles } from './message-files'
import { isStoryPageText } from './message-kinds'
import { parseMessages } from './parse'
import { readabilityLimits } from './readability'

test.each([
  ['Où est l’eau\u202f? Là, sous la demi-lune.', 7],
  ['«\u00a0Lune, lune, y es-tu\u202f?\u00a0»', 4],
  ['—¿Y si se perdió? —dice Nori.', 6],
  ['…', 0],
])('“%s” has %i words; punctuation between spaces is none', (text, count) => {
  expect(countWords(text)).toBe(count)
})

test('every page of the story has as many words as it may have, counted as the editor shows them', () => {
  const pages = readMessageFiles('messages').flatMap((file) =>
    [...parseMessages(file).leaves].filter(([key]) => isStoryPageText(key)),
  )
  const { least, most } = readabilityLimits.page
  const counts = pages.map(([, { value }]) => countWords(String(value)))
  expect(counts.length).toBeGreaterThan(0)
  expect(counts.filter((count) => count < least || count > most)).toEqual([])
})
