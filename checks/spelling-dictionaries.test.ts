import { loadSpellingDictionary } from './spelling-dictionaries'

const words: [locale: string, right: string[], meant: Record<string, string>][] = [
  ['en', ['colour', 'favourite', 'don’t', 'Canada'], { recieve: 'receive', 'dont’t': 'don’t' }],
  ['fr', ['hérisson', 'aujourd’hui', 'œuf'], { herisson: 'hérisson', coquile: 'coquille' }],
  ['es', ['niño', 'página'], { manana: 'mañana', cuendo: 'cuando' }],
]
test.each(words)(
  'the dictionary of %s has its words, with accents, and knows what is meant',
  (locale, right, wrong) => {
    const dictionary = loadSpellingDictionary(locale)
    expect(right.filter((word) => !dictionary?.has(word))).toEqual([])
    for (const [word, meant] of Object.entries(wrong)) {
      expect(dictionary?.has(word)).toBe(false)
      const suggestions = dictionary?.suggest(word) ?? []
      expect(suggestions).toContain(meant)
      expect(suggestions.filter((one) => !dictionary?.has(one))).toEqual([])
    }
  },
  // The French dictionary takes seconds to read on a busy machine.
  60_000,
)

test('a language that the project has no dictionary for has none', () => {
  expect(loadSpellingDictionary('xx')).toBeUndefined()
})
