import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { decodeTrie } from 'cspell-trie-lib'

/* The spelling dictionaries: cspell's for each language, and the project's own words. */

/** By language, the file of its dictionary in node_modules. */
const files: Record<string, string> = {
  en: '@cspell/dict-en-ca/en_CA.trie',
  fr: '@cspell/dict-fr-fr/fr-fr.trie.gz',
  es: '@cspell/dict-es-es/Spanish.trie.gz',
}

export interface SpellingDictionary {
  /** minds case and accents */
  has: (word: string) => boolean
  /** the words that may be meant, the most likely first */
  suggest: (word: string) => string[]
}

/** The dictionary of a language; undefined if the project has none. */
export function loadSpellingDictionary(locale: string): SpellingDictionary | undefined {
  const file = files[locale]
  if (!file) return undefined
  const stored = readFileSync(`node_modules/${file}`)
  const trie = decodeTrie(file.endsWith('.gz') ? gunzipSync(stored) : stored)
  // The English dictionary has straight apostrophes, the French one curved.
  const straight = (word: string) => word.replaceAll('’', "'")
  const has = (word: string) => trie.hasWord(word, true) || trie.hasWord(straight(word), true)
  /** Each word is looked up once: it takes long. */
  const known: Map<string, string[]> = new Map()
  const suggest = (word: string) => {
    const suggestions =
      known.get(word) ??
      trie
        .suggest(word, { numSuggestions: 8, timeout: 200 })
        .filter(has)
        .slice(0, 3)
        .map((one) => one.replaceAll("'", '’'))
    known.set(word, suggestions)
    return suggestions
  }
  return { has, suggest }
}

/** The entries of a word list: one in each line, without comments (#). */
export const parseWordList = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '')
