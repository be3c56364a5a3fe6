import { formatFinding } from '@/scripts/texts/check'
import { type Finding, type Parsed, parseMessages } from '@/scripts/texts/parse'
import { checkTexts, type Rule } from '@/scripts/texts/remarks'

/* Message files and what is found in them, for the tests of the message checks. */

/** A parsed message file, from an object or from its text. */
export const parsed = (words: unknown, locale: string = 'fr') =>
  parseMessages({
    path: `m/${locale}.json`,
    text: typeof words === 'string' ? words : JSON.stringify(words),
  })

/** What a rule finds in a file, held against the English one. */
export const findingsBy = (rule: Rule, file: Parsed, english?: Parsed): Finding[] =>
  checkTexts(english && english.file.path !== file.file.path ? [english, file] : [file], [rule]).filter(
    ({ path }) => path === file.file.path,
  )

/** All that a finding says on one line, and what it would write. */
export const told = ({ replacement, ...finding }: Finding): string =>
  `${finding.severity}: ${formatFinding(finding)}${replacement === undefined ? '' : ` → ${replacement}`}`
