import { isValueKey } from '@/lib/i18n/text-kinds'
import { currencyCodes } from './currency'
import { listDiminutiveStems } from './diminutives'
import { createFinding, type Finding, type Violation } from './findings'
import { setLigatures } from './ligatures'
import { getLocale, type ParsedTexts } from './parse'
import { foreignLetter } from './pasted-text'
import { applyRules, type Rule, replacePart } from './rule'
import { shorten } from './shorten'
import type { SpellingDictionary } from './spelling-dictionaries'
import { findSuggestions } from './spelling-suggestions'

/* Checks spelling with a dictionary for each language and a list of the project's own words. */

/** The largest number of unknown words of a file that is listed; a file with more is hardly just misspelled. */
const maxListed = 25

/** E-mail addresses, `mailto:`, URLs, domain names and file names. */
const addresses = /[Mm]ail[Tt]o(?=\s?:)|\S+@\S+|\S+:\/\/\S+|[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu

/** Words including apostrophes. A hyphen separates words; codes with digits or underscores are not words. */
const wordPattern = /(?<![\p{L}\d_])\p{L}+(?:[’']\p{L}+)*(?![\p{L}\d_])/gu

/** Removes elided articles, possessive endings or attached pronouns: `l’eau` becomes `eau`. */
const removeAffix: Record<string, (text: string) => string> = {
  en: (text) => text.replace(/[’']s$/, ''),
  fr: (text) => text.replace(/^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)[’']/i, ''),
  // Pronouns attached to an infinitive or a gerund: ayudarte, leerlo.
  es: (text) => text.replace(/(?<=[aei]r|ndo)(?:me|te|se|nos)?(?:l[aeo]s?)?$/, ''),
}

/** Sentences, or their parts between arguments. */
const sentencePattern = /[^.!?…\n]+[.!?…\n]*/g

type Word = { word: string; index: number }
type Sentence = { text: string; index: number; words: Word[]; unknown: Word[] }
type WordTest = (word: string) => boolean
const noDictionary: Violation = { severity: 'warning', code: 'noDictionary' }

/**
 * Warns of words that are not in the dictionary and suggests similar ones. A sentence of another language gets one
 * warning instead.
 * @param projectWords names and other words of the project
 * @param loadOthers loads the dictionaries of the other languages
 * @param loadSiteWords loads the words of the site's texts in the language
 */
export function checkSpelling(
  texts: ParsedTexts,
  dictionary: SpellingDictionary | undefined,
  projectWords: string[],
  loadOthers: () => [locale: string, dictionary: SpellingDictionary][] = () => [],
  loadSiteWords: () => readonly string[] = () => [],
): Finding[] {
  if (!dictionary) return [createFinding(texts.file.path, '', { line: 1, column: 1 }, noDictionary)]
  const ownWords = new Set(projectWords)
  const locale = getLocale(texts.file.path)
  const stem = getStemmer(locale)
  const isKnown = createWordTest(dictionary, ownWords, locale)
  const phrases = projectWords.filter((entry) => entry.includes(' '))
  /** Suggests words with the article or ending of the unknown one. */
  const suggest = (word: string) => {
    const form = stem(word)
    const similar = dictionary.suggest(form.toLowerCase())
    return findSuggestions(form, similar, [...ownWords, ...loadSiteWords()], isKnown).map((suggestion) =>
      word.replace(form, suggestion),
    )
  }
  const suggestions = new Map<string, string[]>()
  /** Finding suggestions is slow, so it is done once for a word, and not for all words of a text in another language. */
  const findSimilar = (word: string) => {
    const similar = suggestions.get(word) ?? (suggestions.size < maxListed ? suggest(word) : [])
    suggestions.set(word, similar)
    return similar
  }
  const describeWord = ({ word, index }: Word, text: string): Violation & { index: number } => {
    const similar = findSimilar(word)
    const choices = text.startsWith(word, index)
      ? similar.map((right) => ({ right, replacement: replacePart(text, index, word, right) }))
      : []
    return {
      severity: 'warning',
      index,
      code: similar.length > 0 ? 'unknownWordLike' : 'unknownWord',
      values: { word, ...(similar.length > 0 && { similar: { either: similar } }) },
      choices,
      ...(choices.length === 1 && { replacement: choices[0]?.replacement }),
      allow: { list: 'words', entry: stem(word) },
    }
  }
  const loadOtherTests = () =>
    loadOthers().map(([other, words]) => [other, createWordTest(words, ownWords, other)] as const)
  const spelling: Rule = ({ key, text, message }) => {
    if (isValueKey(key)) return []
    const sentences = message.literals.flatMap((literal) => splitSentences(literal, phrases, isKnown))
    const unknown = sentences.flatMap((sentence) => sentence.unknown)
    const foreign = findForeignSentence(sentences, loadOtherTests)
    if (!foreign) return unknown.map((word) => describeWord(word, text))
    const { locale: language, sentence, isForeignWord } = foreign
    return [
      {
        severity: 'warning',
        index: sentence.index,
        code: 'otherLanguage',
        values: { language: { languages: [language] }, part: shorten(sentence.text) },
      },
      ...unknown.filter(({ word }) => !isForeignWord(word)).map((word) => describeWord(word, text)),
    ]
  }
  const findings = applyRules([texts], [spelling])
  const [next] = findings.slice(maxListed)
  if (!next) return findings
  return [
    ...findings.slice(0, maxListed),
    { ...next, code: 'manyUnknownWords', values: { count: findings.length - maxListed } },
  ]
}

function splitSentences(
  { text, index }: { text: string; index: number },
  phrases: string[],
  isKnown: WordTest,
): Sentence[] {
  // Accents, hyphens and letters as in other texts: what is unusual about them is reported by checkPastedText.
  const usual = text.normalize('NFC').replaceAll('\u00ad', '')
  return [...maskNames(usual, phrases).matchAll(sentencePattern)].map(({ 0: masked, index: offset }) => {
    const words = [...masked.matchAll(wordPattern)].map((match) => ({
      word: match[0],
      index: index + offset + match.index,
    }))
    return {
      text: usual.slice(offset, offset + masked.length).trim(),
      index: words[0]?.index ?? index,
      words,
      unknown: words.filter(({ word }) => !isKnown(word) && !foreignLetter.test(word)),
    }
  })
}

/**
 * Finds the first sentence that is in another language: at least two words and a third of them are unknown, and two
 * thirds of these are known in the other language.
 */
function findForeignSentence(
  sentences: Sentence[],
  loadTests: () => (readonly [locale: string, test: WordTest])[],
) {
  const suspects = sentences.filter(
    ({ words, unknown }) => unknown.length >= 2 && unknown.length * 3 >= words.length,
  )
  for (const sentence of suspects) {
    const count = (isForeignWord: WordTest) =>
      sentence.unknown.filter(({ word }) => isForeignWord(word)).length
    const [best] = loadTests()
      .map(([locale, isForeignWord]) => ({ locale, sentence, isForeignWord, known: count(isForeignWord) }))
      .sort((a, b) => b.known - a.known)
    if (best && best.known * 3 >= sentence.unknown.length * 2) return best
  }
  return undefined
}

/** The words of texts, each once. */
export const listWords = (texts: readonly ParsedTexts[]): string[] => [
  ...new Set(
    texts.flatMap(({ leaves }) =>
      [...leaves.values()].flatMap(({ value }) => `${value}`.match(wordPattern) ?? []),
    ),
  ),
]

const getStemmer = (locale: string) => removeAffix[locale] ?? ((word: string) => word)

/** Replaces addresses and project phrases with spaces, so that positions stay the same. */
const maskNames = (text: string, phrases: string[]) =>
  phrases.reduce(
    (left, phrase) => left.replaceAll(phrase, ' '.repeat(phrase.length)),
    text.replaceAll(addresses, (address) => ' '.repeat(address.length)),
  )

/**
 * Creates a function that tells whether a word is correct, as it is, without an affix or as a diminutive, in any valid
 * capitalization. A missing œ is reported by checkLigatures.
 */
const createWordTest = (dictionary: SpellingDictionary, projectWords: Set<string>, locale: string) => {
  const isListed = (word: string) =>
    listCapitalizations(locale === 'fr' ? setLigatures(word) : word).some(
      (one) => projectWords.has(one) || dictionary.has(one),
    )
  return (word: string) =>
    currencyCodes.includes(word) ||
    [word, getStemmer(locale)(word)].some((form) => form.length === 1 || isListed(form)) ||
    listDiminutiveStems(word, locale).some(isListed)
}

/** The spellings to look up: also `eau` for `Eau` and `Canada` for `CANADA`, but only `canada` for `canada`. */
function listCapitalizations(word: string) {
  const lowerCase = word.toLowerCase()
  if (word === lowerCase) return [word]
  if (word === word.toUpperCase()) return [word, lowerCase, word.slice(0, 1) + lowerCase.slice(1)]
  return [word, word.slice(0, 1).toLowerCase() + word.slice(1)]
}
