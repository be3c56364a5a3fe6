/** Lengths of a line in characters, from the widest column to the narrowest phone with large text. */
const lineLengths = Array.from({ length: 60 }, (_, index) => 73 - index)

/** Its letters are a little wider than the average of a text, so that lines of this word break a little earlier. */
const word = 'noon'

/**
 * Returns a stand-in that is at least as tall as the tallest of these texts on every screen, and hardly taller: at each
 * length of line it takes as many lines as the text that takes the most. One word, repeated, takes few bytes once
 * compressed.
 */
export function getTallestStandIn(texts: string[]): string {
  const findMost = (lineLength: number) => Math.max(...texts.map((text) => countLines(text, lineLength)))
  const standIn = Array<string>(findMost(lineLengths[0] ?? 0)).fill(word)
  for (const lineLength of lineLengths) {
    const most = findMost(lineLength)
    while (countLines(standIn.join('\n'), lineLength) < most) {
      // The line that breaks the least gets words until it breaks once more.
      const counts = standIn.map((line) => countLines(line, lineLength))
      const count = Math.min(...counts)
      const index = counts.indexOf(count)
      while (countLines(standIn[index] ?? '', lineLength) === count) standIn[index] += ` ${word}`
    }
  }
  return standIn.join('\n')
}

/** Returns how many lines a text takes whose lines break between words. */
function countLines(text: string, lineLength: number): number {
  return text.split('\n').reduce((total, line) => {
    let [lines, filled] = [1, 0]
    for (const { length } of line.split(' ')) {
      const extended = filled ? filled + 1 + length : length
      if (filled && extended > lineLength) lines++
      filled = filled && extended > lineLength ? length : extended
    }
    return total + lines
  }, 0)
}
