import { parseExceptions } from './allow-lists'
import { parseMessages } from './parse'
import { mergeFindings, runRules } from './run-rules'
import { checkSpelling } from './spelling'

const dictionary = {
  has: (word: string) => ['corgi', 'et', 'ce', 'petit', 'chatouille', 'l'].includes(word.toLowerCase()),
  suggest: () => ['chatouille'],
}

/** The corrections of a French text: of the rules, and of all findings together. */
function correct(text: string, exceptions: string = '') {
  const files = Object.entries({ en: 'A dog.', es: 'Un perro.', fr: text }).map(([locale, x]) => ({
    path: `m/${locale}.json`,
    text: JSON.stringify({ x }),
  }))
  const spelling = files.slice(2).flatMap((file) => checkSpelling(parseMessages(file), dictionary, []))
  const findings = [...runRules(files, undefined, parseExceptions(exceptions)), ...spelling]
  return mergeFindings(findings)
    .filter(({ path, replacement }) => path === 'm/fr.json' && replacement !== undefined)
    .map(({ code, replacement }) => [code, replacement])
}

test('every correction of a text corrects all that has one right answer, also its spelling', () => {
  const fixed = 'Chatouille, et ce petit corgi.'
  expect(correct('Chatouile,et ce petit petit petit corgi')).toEqual([
    ['spaceAfter', fixed],
    ['fullStop', fixed],
    ['doubledWord', fixed],
    ['unknownWordLike', fixed],
  ])
})

test('a misspelled word alone is corrected, also if it has a straight apostrophe', () => {
  expect(correct('Chatouile.')).toEqual([['unknownWordLike', 'Chatouille.']])
  expect(correct("L'chatouile.")).toContainEqual(['apostrophe', 'L’chatouille.'])
})

test('what is allowed in a text is not corrected', () => {
  const fixed = 'Petit petit corgi, et.'
  expect(correct('Petit petit corgi,et', 'fr; x; doubledWord; petit')).toEqual([
    ['spaceAfter', fixed],
    ['fullStop', fixed],
  ])
})
