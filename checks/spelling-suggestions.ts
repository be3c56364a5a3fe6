/* Chooses the words to suggest for a misspelled one: none rather than one that nobody meant. */

const maxSuggestions = 3
/** From this length on, two letters may be wrong instead of one. */
const longWordLength = 7

/**
 * Counts the letters to insert, remove, replace or swap with the next one to turn a word into another.
 * @param most the largest count of interest; above it, the result is infinite
 */
export function countEdits(word: string, other: string, most: number = 2): number {
  if (word === other) return 0
  if (most === 0) return Number.POSITIVE_INFINITY
  if (word[0] === other[0]) return countEdits(word.slice(1), other.slice(1), most)
  const isSwapped = word[0] === other[1] && word[1] === other[0]
  const steps = [[1, 0], [0, 1], [1, 1], ...(isSwapped ? [[2, 2]] : [])]
  return 1 + Math.min(...steps.map(([a, b]) => countEdits(word.slice(a), other.slice(b), most - 1)))
}

const removeAccents = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '')

/** How far a word is from another; a difference of accents only counts less than that of a letter. */
function getDistance(word: string, other: string): number {
  const [one, two] = [word.toLowerCase(), other.toLowerCase()]
  return removeAccents(one) === removeAccents(two) ? 0.5 : countEdits(one, two)
}

/**
 * Finds the words that are closest to an unknown one. Of equally close words, those of the site are likely meant.
 * @param similar words of the dictionary, the most likely first
 * @param ownWords words of the site
 * @param isKnown whether a word would be accepted
 */
export function findSuggestions(
  word: string,
  similar: readonly string[],
  ownWords: readonly string[],
  isKnown: (word: string) => boolean,
): string[] {
  const most = word.length >= longWordLength ? 2 : 1
  const rank = (words: readonly string[]) =>
    words
      .map((other) => ({ other, distance: getDistance(word, other) }))
      .filter(({ other, distance }) => distance <= most && isKnown(other))
  const [own, others] = [rank(ownWords), rank(similar)]
  const getLeast = (ranked: typeof own) => Math.min(...ranked.map(({ distance }) => distance))
  const chosen = Math.ceil(getLeast(own)) <= Math.ceil(getLeast(others)) ? own : others
  const hasCapital = /^\p{Lu}/u.test(word)
  // Without the capital of a sentence's first word.
  const toUsualForm = (other: string) => (isKnown(other.toLowerCase()) ? other.toLowerCase() : other)
  const suggestions = chosen
    .filter(({ distance }) => distance === getLeast(chosen))
    .map(({ other }) => toUsualForm(other))
    .map((other) => (hasCapital ? other.charAt(0).toUpperCase() + other.slice(1) : other))
  return [...new Set(suggestions)].slice(0, maxSuggestions)
}
