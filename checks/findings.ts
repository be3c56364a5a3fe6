import type { Allowance } from './allow-lists'
import { createCheckTranslator, type StringKey, type StringName, type StringValues } from './strings'

/* What the rules report. The sentences are in strings/, under `findings`. */

/** Line and column, both counted from 1. */
export type Position = { line: number; column: number }
export type FindingCode = StringName<'findings'>
/** A broken rule. An error unless `severity` says otherwise. */
export type Violation = {
  severity?: 'warning'
  code: FindingCode
  /** the values of the arguments of the sentence */
  values?: StringValues
  /** the corrected text, if there is only one right answer */
  replacement?: string
  /** the words that may be meant, and the text with each */
  choices?: { right: string; replacement: string }[]
  /** the line of a list that would allow it (allow-lists.ts) */
  allow?: Allowance
}
/** What is reported of a text that is too long or too short; the counter below its field has the same severity. */
export const lengthCodes: readonly FindingCode[] = [
  'longerThanRecommended',
  'tooLong',
  'tooManyLines',
  'pageLength',
]
/** A broken rule with its position in a message file. */
export type Finding = Omit<Violation, 'severity'> &
  Position & { severity: 'error' | 'warning'; path: string; key: string }

/** Adds a position to a violation. `key` is empty for violations of a whole file. */
export const createFinding = (
  path: string,
  key: string,
  { line, column }: Position,
  violation: Violation,
): Finding => ({
  ...violation,
  severity: violation.severity ?? 'error',
  path,
  line,
  column,
  key,
})

/**
 * Formats a finding as one line with file, line, column, key, problem and cure.
 * @param t translates into the language of the reader
 */
export const formatFinding = (
  { path, line, column, key, code, values }: Finding,
  t: (key: StringKey, values?: StringValues) => string = createCheckTranslator('en'),
) => `${path}:${line}:${column} ${key ? `${key} ` : ''}${t(`findings.${code}`, values)}`
