import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { decodeTrie } from 'cspell-trie-lib'

/* Loads cspell's spelling dictionaries. */

/** The dictionary files in node_modules, by language. */
const dictionaryFiles: Record<string, string> = {
  en: '@cspell/dict-en-ca/en_CA.trie',
  fr: '@cspell/dict-fr-fr/fr-fr.trie.gz',
  es: '@cspell/dict-es-es/Spanish.trie.gz',
}

export interface SpellingDictionary {
  /** whether the dictionary has a word with this capitalization and these accents */
  has: (word: string) => boolean
  /** returns similar words, the most likely first */
  suggest: (word: string) => string[]
}

/** Loads the dictionary of a language. Returns undefined if the project has none. */
export function loadSpellingDictionary(locale: string): SpellingDictionary | undefined {
  const file = dictionaryFiles[locale]
  if (!file) return undefined
  const stored = readFileSync(`node_modules/${file}`)
  const trie = decodeTrie(file.endsWith('.gz') ? gunzipSync(stored) : stored)
  // The English dictionary has straight apostrophes, the French one curved ones.
  const straighten = (word: string) => word.replaceAll('’', "'")
  const has = (word: string) => trie.hasWord(word, true) || trie.hasWord(straighten(word), true)
  /** Finding suggestions is slow. */
  const suggestionCache: Map<string, string[]> = new Map()
  const suggest = (word: string) => {
    const suggestions =
      suggestionCache.get(word) ??
      trie
        .suggest(word, { numSuggestions: 8, timeout: 200 })
        .filter(has)
        .map((one) => one.replaceAll("'", '’'))
    suggestionCache.set(word, suggestions)
    return suggestions
  }
  return { has, suggest }
}
