import type { Finding } from './api'
import { h } from './dom'
import { t } from './strings'

/**
 * What the checks say of a text, in the words of `npm run check`, with “Fix” where there is one right answer.
 * @param onFix called with the right text
 */
export const findingList = (findings: Finding[], onFix?: (replacement: string) => void) =>
  findings.map(({ severity, key, code, values, replacement }) =>
    h(
      'p',
      { class: `finding ${severity}` },
      h('strong', {}, t(severity === 'error' ? 'editor.mistake' : 'editor.pleaseLook')),
      ' ',
      `${key ? `${key} ` : ''}${t(`findings.${code}`, values)} `,
      replacement !== undefined &&
        onFix &&
        h('button', { type: 'button', class: 'fix', onClick: () => onFix(replacement) }, t('editor.fix')),
    ),
  )

/** How many mistakes and warnings a text has, in a word; empty if none. */
export function countInWords(findings: Finding[]) {
  const errors = findings.filter(({ severity }) => severity === 'error').length
  const warnings = findings.length - errors
  return [
    errors && t('editor.mistakes', { count: errors }),
    warnings && t('editor.warnings', { count: warnings }),
  ]
    .filter(Boolean)
    .join(', ')
}
