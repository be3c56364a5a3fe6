import type { EditorFinding } from './api'
import { h } from './dom'
import { t } from './language'

/**
 * Renders findings, with “Fix” where there is exactly one correct text.
 * @param onFix called with the correct text
 */
export const renderFindings = (findings: EditorFinding[], onFix: (replacement: string) => void) =>
  findings.map(({ severity, key, code, values, replacement }) =>
    h(
      'p',
      { class: `finding ${severity}` },
      h('strong', {}, t(`editor.${severity}`)),
      ' ',
      `${key ? `${key} ` : ''}${t(`findings.${code}`, values)} `,
      replacement !== undefined &&
        h('button', { type: 'button', class: 'fix', onClick: () => onFix(replacement) }, t('editor.fix')),
    ),
  )

/** Formats the numbers of errors and warnings: `1 error, 2 warnings`; empty if there are none. */
export function formatFindingCounts(findings: EditorFinding[]) {
  const errors = findings.filter(({ severity }) => severity === 'error').length
  const warnings = findings.length - errors
  return [
    errors && t('editor.errorCount', { count: errors }),
    warnings && t('editor.warningCount', { count: warnings }),
  ]
    .filter(Boolean)
    .join(', ')
}
