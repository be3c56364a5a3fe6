import { type Group, type StringKey, stringsIn, type Values } from './strings'

/* What the rules say is wrong: one of the strings `findings` with its values, and where. */

/** Line and column, from 1. */
export type Place = { line: number; column: number }
export type FindingCode = Group<'findings'>
/** What is wrong. `replacement`: the right text, if there is only one */
export type Remark = { severity?: 'warning'; code: FindingCode; values?: Values; replacement?: string }
/** Where it is wrong. */
export type Finding = Omit<Remark, 'severity'> &
  Place & { severity: 'error' | 'warning'; path: string; key: string }

/** A remark on a place in a file; an error if it does not say otherwise. */
export const findingAt = (path: string, key: string, { line, column }: Place, remark: Remark): Finding => ({
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
  t: (key: StringKey, values?: Values) => string = stringsIn('en'),
) => `${path}:${line}:${column} ${key ? `${key} ` : ''}${t(`findings.${code}`, values)}`
