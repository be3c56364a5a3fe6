import { type Finding, formatFinding, type Violation } from '@/checks/findings'
import { type ParsedMessages, parseMessages } from '@/checks/parse'
import { applyRules, type Rule } from '@/checks/rule'
import { createCheckTranslator } from '@/checks/strings'

/* Message files and what is found in them, for the tests of the message checks. */

const t = createCheckTranslator('en')

/** A remark with its words: what is wrong, and what to do. */
export function describeViolation<T extends Pick<Violation, 'code' | 'values'>>(
  remark: T,
): T & { problem: string; cure: string } {
  const [, problem = '', cure = ''] =
    t(`findings.${remark.code}`, remark.values).match(/^(.*?); (?=\p{L})(.*)\.$/u) ?? []
  return { ...remark, problem, cure }
}

/** A parsed message file, from an object or from its text. */
export const parseFixture = (words: unknown, locale: string = 'fr') =>
  parseMessages({
    path: `m/${locale}.json`,
    text: typeof words === 'string' ? words : JSON.stringify(words),
  })

/** What a rule finds in a file, held against the English one, with its words. */
export const runRule = (rule: Rule, file: ParsedMessages, english?: ParsedMessages) =>
  applyRules(english && english.file.path !== file.file.path ? [english, file] : [file], [rule])
    .filter(({ path }) => path === file.file.path)
    .map(describeViolation)

/** All that a finding says on one line, and what it would write. */
export const formatFindingWithFix = ({ replacement, ...finding }: Finding): string =>
  `${finding.severity}: ${formatFinding(finding)}${replacement === undefined ? '' : ` → ${replacement}`}`
