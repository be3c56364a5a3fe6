import { group, line, type Node, type Placement } from './svg'

/*
 * Words in round letters that look cut out of paper, because an SVG in an <img> cannot use web fonts. Only for
 * names that are the same in every language. Letters stand on y = 0 and are 60 tall.
 */

/** Width and strokes of each letter. */
const letterStrokes: Record<string, [width: number, strokes: string]> = {
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
const letterGap = 13

/** The letters of a word, centred on x = 0, each slightly tilted. */
const wordLetters = (word: string, stroke: string, width: number): Node[] => {
  const drawn = [...word].map((letter): [number, string] => letterStrokes[letter] ?? [0, ''])
  const total = drawn.reduce((sum, [letterWidth]) => sum + letterWidth + letterGap, -letterGap)
  let cursor = -total / 2
  return drawn.flatMap(([letterWidth, d], i) => {
    const x = cursor
    cursor += letterWidth + letterGap
    return d ? [group({ x, y: i % 2 ? 3 : -1, rotate: i % 2 ? 4 : -3 }, line(d, stroke, width))] : []
  })
}

/** A word in one colour, with an outline in another if there is one. */
export const lettering = (word: string, place: Placement, fill: string, edge?: string) =>
  group(place, edge ? wordLetters(word, edge, 28) : [], wordLetters(word, fill, 15))
