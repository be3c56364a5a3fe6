import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { decodeTrie } from 'cspell-trie-lib'

/* The spelling dictionaries: cspell's for each language, and the project's own words. */

/** By language, the file of its dictionary in node_modules. @type {Record<string, string>} */
const files = {
  en: '@cspell/dict-en-ca/en_CA.trie',
  fr: '@cspell/dict-fr-fr/fr-fr.trie.gz',
  es: '@cspell/dict-es-es/Spanish.trie.gz',
}

/**
 * @typedef {object} Dictionary
 * @property {(word: string) => boolean} has minds case and accents
 * @property {(word: string) => string[]} suggest the words that may be meant, the most likely first
 */

/** The dictionary of a language; undefined if the project has none. @param {string} locale @returns {Dictionary | undefined} */
export function dictionaryOf(locale) {
  const file = files[locale]
  if (!file) return undefined
  const stored = readFileSync(`node_modules/${file}`)
  const trie = decodeTrie(file.endsWith('.gz') ? gunzipSync(stored) : stored)
  // The English dictionary has straight apostrophes, the French one curved.
  const straight = (/** @type {string} */ word) => word.replaceAll('’', "'")
  const has = (/** @type {string} */ word) => trie.hasWord(word, true) || trie.hasWord(straight(word), true)
  return {
    has,
    suggest: (word) =>
      trie
        .suggest(word, { numSuggestions: 8, timeout: 200 })
        .filter(has)
        .slice(0, 3)
        .map((one) => one.replaceAll("'", '’')),
  }
}

/** The entries of a word list: one in each line, without comments (#). @param {string} text */
export const parseWordList = (text) =>
  text
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '')
