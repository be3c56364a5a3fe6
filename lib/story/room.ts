/** Words of about average length and width, so that lines break as often as in a story. */
const filler = 'at moon son he leaves the '

function fillLine({ length }: string): string {
  const filledLength = Math.ceil(length * 1.015)
  return filler.repeat(Math.ceil(filledLength / filler.length)).slice(0, filledLength)
}

/**
 * Returns a text that takes as many lines as another, seldom one more. As an attribute it takes almost no bytes once
 * compressed.
 */
export const fillText = (text: string): string => text.split('\n').map(fillLine).join('\n')

/**
 * Returns the list of texts that takes the most lines, or of several such lists the one with the most characters.
 * @param lineLength the characters that fit in a line
 */
export function findLongest(lists: string[][], lineLength: number): string[] {
  const measure = (list: string[]) => {
    const lines = list.flatMap((text) => text.split('\n'))
    const lineCount = lines.reduce((sum, line) => sum + Math.ceil(line.length / lineLength), 0)
    return lineCount * 1000 + lines.join('').length
  }
  return lists.reduce((longest, list) => (measure(list) > measure(longest) ? list : longest), [])
}
