import { hasDialogue } from './dialogue'
import { type LocalizedText, type Rule, reportIf } from './rule'

/* Finds what is left of pasted lists: bullets and numbers at the beginning of lines, and between items in one line. */

/** @param signs also used as bullets */
function createPatterns(signs: string) {
  const space = '[ \\u00a0\\u202f]'
  const bullet = `(?:[•·‣▪◦●]|(?:[*+${signs}]|\\d{1,2}[.)])${space}${signs && `|[${signs}](?=\\p{L})`})${space}*(?=\\S)`
  return {
    bullet: new RegExp(`^${bullet}`, 'gmu'),
    /** The end of a line, before another item. */
    nextItem: new RegExp(`(?<=\\S)\\s*[\\n\\r\\u2028\\u2029]\\s*${bullet}`, 'gu'),
    /** Bullets, signs or numbers between items that are joined in one line: `• one • two`, `- one - two`, `1. one 2. two`. */
    joined: new RegExp(
      `\\S[ \\u00a0]*[•‣▪◦●][ \\u00a0]*\\S|\\S +· +\\S|(?:^|: *)([*+${signs}]) +\\S.*? \\1 +\\S|(?:^| )1[.)] +\\S.*? 2[.)] +\\S`,
      'm',
    ),
  }
}
const patterns = createPatterns('–-')
const patternsInDialogue = createPatterns('')
const getPatterns = (key: string) => (hasDialogue(key) ? patternsInDialogue : patterns)

/** Writes a list of several lines as one line with commas between its items. The first item keeps its bullet. */
export const joinItems = (text: string, key: string): string =>
  text.replace(getPatterns(key).nextItem, (_, index: number) =>
    /[.,;:!?…]$/.test(text.slice(0, index)) ? ' ' : ', ',
  )

/** Whether a text has the items of a list in one line. */
export const isJoinedList = ({ key, text }: Pick<LocalizedText, 'key' | 'text'>): boolean =>
  getPatterns(key).joined.test(text)

/** Warns of bullets that begin a line, and of lists that are joined in one line. */
export const checkPastedLists: Rule = ({ key, text }) => {
  if (isJoinedList({ key, text })) return [{ severity: 'warning', code: 'joinedList' }]
  const { bullet } = getPatterns(key)
  const [part] = text.match(bullet) ?? []
  return reportIf(part !== undefined, {
    severity: 'warning',
    code: 'bullet',
    values: { part: part?.trim() ?? '' },
    replacement: text.replace(bullet, ''),
  })
}
