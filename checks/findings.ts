import { createCheckTranslator, type StringName } from './strings'

/* What the rules report. The sentences are in strings/, under `findings`. */

/** Line and column, both counted from 1. */
export type Position = { line: number; column: number }
export type FindingCode = StringName<'findings'>

/** What is wrong with a text. An error unless `severity` says otherwise. */
export type Violation = {
  severity?: 'warning'
  code: FindingCode
  /** the values of the arguments of the sentence; `language` is a code */
  values?: Record<string, string | number>
  /** the text with only this mistake corrected, if there is one right answer */
  fix?: string
}

/** What is wrong in a message file, and where. `key` is empty if it concerns the whole file. */
export type Finding = Omit<Violation, 'severity'> &
  Position & { severity: 'error' | 'warning'; path: string; key: string }

export const createFinding = (
  path: string,
  key: string,
  { line, column }: Position,
  violation: Omit<Violation, 'severity'> & { severity?: Finding['severity'] },
): Finding => ({ ...violation, severity: violation.severity ?? 'error', path, line, column, key })

/** Whether `npm run check` and the build refuse the finding. */
export const isBlocking = ({ severity }: Pick<Finding, 'severity'>) => severity === 'error'

/** Formats a finding as one English line with file, line, column, key, problem and cure. */
export const formatFinding = ({ path, line, column, key, code, values }: Finding) =>
  `${path}:${line}:${column} ${key ? `${key} ` : ''}${createCheckTranslator('en')(`findings.${code}`, values)}`
