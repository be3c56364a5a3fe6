import type { EditorFinding } from './api'
import { t, tCheck } from './language'

/** Whether a finding prevents saving the text. */
export const isError = ({ severity }: EditorFinding) => severity === 'error'

/** The findings about one text, with “Fix” where there is exactly one correct text. */
export function FindingList({
  findings,
  onFix,
}: {
  findings: EditorFinding[]
  onFix: (replacement: string) => void
}) {
  return findings.map(({ severity, key, code, values, replacement }) => (
    <p key={JSON.stringify([key, code, values])} className={`finding ${severity}`}>
      <strong>{t(`editor.${severity}`)}</strong> {key} {tCheck(`findings.${code}`, values)}{' '}
      {replacement !== undefined && (
        <button type="button" className="fix" onClick={() => onFix(replacement)}>
          {t('editor.fix')}
        </button>
      )}
    </p>
  ))
}

/** Formats the numbers of errors and warnings: `1 error, 2 warnings`; empty if there are none. */
export function formatFindingCounts(findings: EditorFinding[]) {
  const errors = findings.filter(isError).length
  const warnings = findings.length - errors
  return [
    errors && t('editor.errorCount', { count: errors }),
    warnings && t('editor.warningCount', { count: warnings }),
  ]
    .filter(Boolean)
    .join(', ')
}
