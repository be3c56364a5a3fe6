import { group, line, type Node } from './svg'

/*
 * Names in round letters as if cut with scissors, each a little askew: an SVG in an <img> has no web fonts. Only names
 * that are the same in every language. They stand on y = 0 and are 60 tall.
 */

/** Width of a letter, and its strokes. */
const letters: Record<string, [width: number, strokes: string]> = {
  M: [62, 'M6 0V-58L31-18L56-58V0'],
  N: [48, 'M6 0V-58L42 0V-58'],
  a: [46, 'M40-38V0M40-19a17 19 0 1 1-34 0a17 19 0 1 1 34 0Z'],
  i: [12, 'M6 0V-36M6-57h.1'],
  o: [46, 'M6-19a17 19 0 1 1 34 0a17 19 0 1 1-34 0Z'],
  r: [32, 'M6 0V-38M6-18C8-32 18-40 30-36'],
  y: [44, 'M5-38L22-4M40-38L16 20'],
  '+': [38, 'M19-40V-6M2-23H36'],
  ' ': [14, ''],
}
const gap = 13

/** The letters of a word around x = 0. */
const lettersOf = (word: string, stroke: string, width: number): Node[] => {
  const drawn = [...word].map((letter): [number, string] => letters[letter] ?? [0, ''])
  const total = drawn.reduce((sum, [wide]) => sum + wide + gap, -gap)
  let at = -total / 2
  return drawn.flatMap(([wide, d], i) => {
    const x = at
    at += wide + gap
    return d ? [group({ x, y: i % 2 ? 3 : -1, rotate: i % 2 ? 4 : -3 }, line(d, stroke, width))] : []
  })
}

/** A word in letters of one colour with an edge of another. */
export const lettering = (word: string, place: Parameters<typeof group>[0], fill: string, edge: string) =>
  group(place, lettersOf(word, edge, 28), lettersOf(word, fill, 15))
