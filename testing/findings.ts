import { formatFinding } from '@/scripts/texts/check'
import { type Finding, parseMessages } from '@/scripts/texts/parse'

/* Message files and what is found in them, for the tests of the message checks. */

/** A parsed message file, from an object or from its text. */
export const parsed = (words: unknown, locale: string = 'fr') =>
  parseMessages({
    path: `m/${locale}.json`,
    text: typeof words === 'string' ? words : JSON.stringify(words),
  })

/** All that a finding says on one line, and what it would write. */
export const told = ({ replacement, ...finding }: Finding): string =>
  `${finding.severity}: ${formatFinding(finding)}${replacement === undefined ? '' : ` → ${replacement}`}`
