import { type Rule, reportIf } from './rule'

/* Finds what is left of pasted lists: bullets and numbers at the beginning of lines, and between items in one line. */

const bulletPattern = /^(?:[•·‣▪◦●*+–-]|\d{1,2}[.)])[ \u00a0\u202f]+/gm

/** Bullets, signs or numbers between items that are joined in one line: `• one • two`, `- one - two`, `1. one 2. two`. */
const joinedListPattern =
  /\S[ \u00a0]*[•‣▪◦●][ \u00a0]*\S|\S +· +\S|(?:^|: *)([-–*+]) +\S.*? \1 +\S|(?:^| )1[.)] +\S.*? 2[.)] +\S/m

/** Whether a text has the items of a list in one line. */
export const isJoinedList = (text: string): boolean => joinedListPattern.test(text)

/** Warns of bullets that begin a line, and of lists that are joined in one line. */
export const checkPastedLists: Rule = ({ text }) => {
  if (isJoinedList(text)) return [{ severity: 'warning', code: 'joinedList' }]
  const [part] = text.match(bulletPattern) ?? []
  return reportIf(part !== undefined, {
    severity: 'warning',
    code: 'bullet',
    values: { part: part?.trim() ?? '' },
    replacement: text.replace(bulletPattern, ''),
  })
}
