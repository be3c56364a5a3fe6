import { hasDialogue } from './dialogue'
import { type LocalizedText, type Rule, reportIf } from './rule'

/* Finds what is left of pasted lists: bullets and numbers at the beginning of lines, and between items in one line. */

/** @param signs also used as bullets */
const createPatterns = (signs: string) => ({
  bullet: new RegExp(
    `^(?:[•·‣▪◦●]|(?:[*+${signs}]|\\d{1,2}[.)])[ \\u00a0\\u202f])[ \\u00a0\\u202f]*(?=\\S)`,
    'gm',
  ),
  /** Bullets, signs or numbers between items that are joined in one line: `• one • two`, `- one - two`, `1. one 2. two`. */
  joined: new RegExp(
    `\\S[ \\u00a0]*[•‣▪◦●][ \\u00a0]*\\S|\\S +· +\\S|(?:^|: *)([*+${signs}]) +\\S.*? \\1 +\\S|(?:^| )1[.)] +\\S.*? 2[.)] +\\S`,
    'm',
  ),
})
const patterns = createPatterns('–-')
const patternsInDialogue = createPatterns('')
const getPatterns = (key: string) => (hasDialogue(key) ? patternsInDialogue : patterns)

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
