import { nonTextKeys } from '@/lib/i18n/non-text-keys'
import { createFinding, type Finding, type Violation } from './findings'
import { getLocale, type ParsedTexts } from './parse'
import { applyRules, type Rule } from './rule'
import type { SpellingDictionary } from './spelling-dictionaries'

/* Checks spelling with a dictionary for each language and a list of the project's own words. */

/** The largest number of unknown words of a file that is listed; a file with more is hardly just misspelled. */
const maxListed = 25

/** E-mail addresses, URLs, domain names and file names. */
const addresses = /\S+@\S+|\S+:\/\/\S+|[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu

/** Words including apostrophes. A hyphen separates words; codes with digits or underscores are not words. */
const wordPattern = /(?<![\p{L}\d_])\p{L}+(?:[’']\p{L}+)*(?![\p{L}\d_])/gu

/** Removes elided articles, possessive endings or attached pronouns: `l’eau` becomes `eau`. */
const removeAffix: Record<string, (text: string) => string> = {
  en: (text) => text.replace(/[’']s$/, ''),
  fr: (text) => text.replace(/^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)[’']/i, ''),
  // Pronouns attached to an infinitive or a gerund: ayudarte, leerlo.
  es: (text) => text.replace(/(?<=[aei]r|ndo)(?:me|te|se|nos)?(?:l[aeo]s?)?$/, ''),
}

const noDictionary: Violation = { severity: 'warning', code: 'noDictionary' }

/**
 * Warns of words that are not in the dictionary and suggests similar ones.
 * @param projectWords names and other words of the project
 */
export function checkSpelling(
  texts: ParsedTexts,
  dictionary: SpellingDictionary | undefined,
  projectWords: string[],
): Finding[] {
  const { path } = texts.file
  if (!dictionary) return [createFinding(path, '', { line: 1, column: 1 }, noDictionary)]
  const stem = removeAffix[getLocale(path)] ?? ((word) => word)
  const isKnown = createWordTest(dictionary, new Set(projectWords), stem)
  const phrases = projectWords.filter((entry) => entry.includes(' '))
  let listed = 0
  const spelling: Rule = ({ key, message }) =>
    (nonTextKeys.test(key) ? [] : message.literals).flatMap((literal) =>
      [...maskNames(literal.text, phrases).matchAll(wordPattern)]
        .filter(([word]) => !isKnown(word))
        .map(({ 0: word, index }) => ({
          severity: 'warning',
          index: literal.index + index,
          // Finding suggestions is slow.
          ...describeUnknownWord(word, listed++ < maxListed ? dictionary.suggest(word) : []),
          allow: { list: 'words', entry: stem(word) },
        })),
    )
  const findings = applyRules([texts], [spelling])
  const [next] = findings.slice(maxListed)
  if (!next) return findings
  return [
    ...findings.slice(0, maxListed),
    {
      ...next,
      code: 'manyUnknownWords',
      values: { count: findings.length - maxListed },
    },
  ]
}

const describeUnknownWord = (word: string, similar: string[]): Violation =>
  similar.length > 0
    ? { code: 'unknownWordLike', values: { word, similar: { either: similar } } }
    : { code: 'unknownWord', values: { word } }

/** Replaces addresses and project phrases with spaces, so that positions stay the same. */
const maskNames = (text: string, phrases: string[]) =>
  phrases.reduce(
    (left, phrase) => left.replaceAll(phrase, ' '.repeat(phrase.length)),
    text.replaceAll(addresses, (address) => ' '.repeat(address.length)),
  )

/** Creates a function that tells whether a word is correct, as it is or without an affix, in any valid capitalization. */
const createWordTest =
  (dictionary: SpellingDictionary, projectWords: Set<string>, stem: (text: string) => string) =>
  (word: string) =>
    [word, stem(word)].some(
      (form) =>
        form.length === 1 ||
        listCapitalizations(form).some((one) => projectWords.has(one) || dictionary.has(one)),
    )

/** The spellings to look up: also `eau` for `Eau` and `Canada` for `CANADA`, but only `canada` for `canada`. */
function listCapitalizations(word: string) {
  const lowerCase = word.toLowerCase()
  if (word === lowerCase) return [word]
  if (word === word.toUpperCase()) return [word, lowerCase, word.slice(0, 1) + lowerCase.slice(1)]
  return [word, word.slice(0, 1).toLowerCase() + word.slice(1)]
}
