/* The words that diminutives are made of, because dictionaries lack most diminutives. */

const shortestStem = 2

/** `endings`: which the stem may have lost */
type Diminutive = { suffix: RegExp; endings: string[] }

const diminutives: Record<string, Diminutive[]> = {
  es: [
    { suffix: /it[oa]s?$/i, endings: ['o', 'a', 'e'] },
    { suffix: /(?<=[cjlrsz])it[oa]s?$/i, endings: [''] },
    { suffix: /e?cit[oa]s?$/i, endings: ['', 'e', 'é'] },
  ],
  fr: [{ suffix: /(?:(?<=n)n)?ettes?$/i, endings: ['', 'e'] }],
}

/** Spellings that a stem has before `i` or `e`, and those of the word: `amiguito` is from `amigo`, `lucecita` from `luz`. */
const respellings: [RegExp, string][] = [
  [/qu$/, 'c'],
  [/gu$/, 'g'],
  [/c$/, 'z'],
]

/** Puts an accent on each vowel of a stem in turn: `ratón` has none in `ratoncito`. */
const addAccents = (stem: string) =>
  [...stem.matchAll(/[aeiou]/g)].map(({ 0: vowel, index }) =>
    `${stem.slice(0, index)}${vowel}\u0301${stem.slice(index + 1)}`.normalize('NFC'),
  )

/** Lists the words that a word may be a diminutive of: `cuaderno` for `cuadernito`. */
export const listDiminutiveStems = (word: string, locale: string): string[] =>
  (diminutives[locale] ?? []).flatMap(({ suffix, endings }) => {
    const stem = word.replace(suffix, '')
    if (stem === word || stem.length < shortestStem) return []
    const respelled = [stem, ...respellings.map((respelling) => stem.replace(...respelling))]
    const stems = new Set(respelled.flatMap((one) => [one, ...addAccents(one)]))
    return [...stems].flatMap((one) => endings.map((ending) => one + ending))
  })
