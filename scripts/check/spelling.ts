import { nonTextKeys } from '@/lib/i18n/non-text-keys'
import { createFinding, type Finding, type Violation } from './findings'
import { getLocale, type ParsedTexts } from './parse'
import { applyRules, type Rule } from './rule'
import type { SpellingDictionary } from './spelling-dictionaries'

/* Spelling, by a dictionary for each language and a list of the project's own words. */

/** More unknown words in a file are not listed one by one: they are then no slips. */
const most = 25

/** E-mail addresses, web addresses, names of domains and files. */
const addresses = /\S+@\S+|\S+:\/\/\S+|[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu

/** Words with their apostrophes. What a hyphen joins is two words; a code with digits or _ is none. */
const words = /(?<![\p{L}\d_])\p{L}+(?:[’']\p{L}+)*(?![\p{L}\d_])/gu

/** By language, a word without what may be joined to any: `eau` of `l’eau`. */
const stemOf: Record<string, (text: string) => string> = {
  en: (text) => text.replace(/[’']s$/, ''),
  fr: (text) => text.replace(/^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)[’']/i, ''),
  // The pronouns of an infinitive or a gerund: ayudarte, leerlo.
  es: (text) => text.replace(/(?<=[aei]r|ndo)(?:me|te|se|nos)?(?:l[aeo]s?)?$/, ''),
}

const noDictionary: Violation = { severity: 'warning', code: 'noDictionary' }

/**
 * Warns of words that are in no dictionary, each at its place and with what may be meant.
 * @param own names and other words of the project
 */
export function checkSpelling(
  texts: ParsedTexts,
  dictionary: SpellingDictionary | undefined,
  own: string[],
): Finding[] {
  const { path } = texts.file
  if (!dictionary) return [createFinding(path, '', { line: 1, column: 1 }, noDictionary)]
  const isKnown = knownBy(dictionary, new Set(own), stemOf[getLocale(path)] ?? ((text) => text))
  const phrases = own.filter((entry) => entry.includes(' '))
  let listed = 0
  const spelling: Rule = ({ key, message }) =>
    (nonTextKeys.test(key) ? [] : message.literals).flatMap((literal) =>
      [...hide(literal.text, phrases).matchAll(words)]
        .filter(([word]) => !isKnown(word))
        .map(({ 0: word, index }) => ({
          severity: 'warning',
          index: literal.index + index,
          // Suggestions take long.
          ...unknown(word, listed++ < most ? dictionary.suggest(word) : []),
        })),
    )
  const findings = applyRules([texts], [spelling])
  const [next] = findings.slice(most)
  if (!next) return findings
  return [
    ...findings.slice(0, most),
    {
      ...next,
      code: 'manyUnknownWords',
      values: { count: findings.length - most },
    },
  ]
}

const unknown = (word: string, similar: string[]): Violation =>
  similar.length > 0
    ? { code: 'unknownWordLike', values: { word, similar: { either: similar } } }
    : { code: 'unknownWord', values: { word } }

/** A text of the same length without its addresses and the names of several words. */
const hide = (text: string, phrases: string[]) =>
  phrases.reduce(
    (left, phrase) => left.replaceAll(phrase, ' '.repeat(phrase.length)),
    text.replaceAll(addresses, (address) => ' '.repeat(address.length)),
  )

/** Whether a word is right: as it is, without its apostrophe part, or in small letters where it has a capital. */
const knownBy =
  (dictionary: SpellingDictionary, own: Set<string>, stem: (text: string) => string) => (word: string) =>
    [word, stem(word)].some(
      (form) => form.length === 1 || spellings(form).some((one) => own.has(one) || dictionary.has(one)),
    )

/** A word as it may be in a dictionary: `Eau` as `eau`, `CANADA` as `Canada` too, but `canada` only so. */
function spellings(word: string) {
  const small = word.toLowerCase()
  if (word === small) return [word]
  if (word === word.toUpperCase()) return [word, small, word.slice(0, 1) + small.slice(1)]
  return [word, word.slice(0, 1).toLowerCase() + word.slice(1)]
}
