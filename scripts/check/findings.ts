import { createCheckTranslator, type StringKey, type StringName, type StringValues } from './strings'

/* What the rules say is wrong: one of the strings `findings` with its values, and where. */

/** Line and column, from 1. */
export type Position = { line: number; column: number }
export type FindingCode = StringName<'findings'>
/** What is wrong. `replacement`: the right text, if there is only one */
export type Violation = {
  severity?: 'warning'
  code: FindingCode
  values?: StringValues
  replacement?: string
}
/** Where it is wrong. */
export type Finding = Omit<Violation, 'severity'> &
  Position & { severity: 'error' | 'warning'; path: string; key: string }

/** A remark on a place in a file; an error if it does not say otherwise. */
export const createFinding = (
  path: string,
  key: string,
  { line, column }: Position,
  remark: Violation,
): Finding => ({
  ...remark,
  severity: remark.severity ?? 'error',
  path,
  line,
  column,
  key,
})

/** A finding as one line: file, line, column, key, problem and cure. @param t of the language of who reads it */
export const formatFinding = (
  { path, line, column, key, code, values }: Finding,
  t: (key: StringKey, values?: StringValues) => string = createCheckTranslator('en'),
) => `${path}:${line}:${column} ${key ? `${key} ` : ''}${t(`findings.${code}`, values)}`
