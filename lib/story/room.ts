/** About the characters in a line of the story, on a phone and on a tablet. */
const lineLengths = { narrow: 30, wide: 45 }

/**
 * Returns texts that are together as tall as the tallest of these texts on every screen: the one that takes the most
 * lines on a narrow screen, and that on a wide one, in words that take almost no bytes once compressed.
 */
export function findTallest(texts: string[]): string[] {
  const [narrow, wide] = [findLongest(texts, lineLengths.narrow), findLongest(texts, lineLengths.wide)]
  if (wide === narrow) return [narrow]
  return [narrow, wide.split('\n').map(fillLine).join('\n')]
}

/** Returns one letter for a line that fits on a wide screen, and for a longer one words of its length. */
const fillLine = ({ length }: string) =>
  length > lineLengths.wide ? 'moon '.repeat(Math.ceil(length / 5)).trim() : 'x'

/** Returns the text with the most lines, of several with as many the one with the most characters. */
function findLongest(texts: string[], lineLength: number): string {
  const measure = (text: string) => countLines(text, lineLength) * 1000 + text.length
  return texts.reduce((longest, text) => (measure(text) > measure(longest) ? text : longest), '')
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
