import { type Finding, formatFinding, type Remark } from '@/scripts/check/findings'
import { type Parsed, parseMessages } from '@/scripts/check/parse'
import { checkTexts, type Rule } from '@/scripts/check/remarks'
import { stringsIn } from '@/scripts/check/strings'

/* Message files and what is found in them, for the tests of the message checks. */

const t = stringsIn('en')

/** A remark with its words: what is wrong, and what to do. */
export function inWords<T extends Pick<Remark, 'code' | 'values'>>(
  remark: T,
): T & { problem: string; cure: string } {
  const [, problem = '', cure = ''] =
    t(`findings.${remark.code}`, remark.values).match(/^(.*?); (?=\p{L})(.*)\.$/u) ?? []
  return { ...remark, problem, cure }
}

/** A parsed message file, from an object or from its text. */
export const parsed = (words: unknown, locale: string = 'fr') =>
  parseMessages({
    path: `m/${locale}.json`,
    text: typeof words === 'string' ? words : JSON.stringify(words),
  })

/** What a rule finds in a file, held against the English one, with its words. */
export const findingsBy = (rule: Rule, file: Parsed, english?: Parsed) =>
  checkTexts(english && english.file.path !== file.file.path ? [english, file] : [file], [rule])
    .filter(({ path }) => path === file.file.path)
    .map(inWords)

/** All that a finding says on one line, and what it would write. */
export const told = ({ replacement, ...finding }: Finding): string =>
  `${finding.severity}: ${formatFinding(finding)}${replacement === undefined ? '' : ` → ${replacement}`}`
