import type { Finding } from '../../checks/findings'
import { t, tCheck } from './language'

/** What is wrong or may be wrong with a text, each with a button that corrects it if there is one right answer. */
export function FindingList({
  findings,
  onFix,
}: {
  findings: readonly Pick<Finding, 'severity' | 'code' | 'values' | 'fix'>[]
  onFix: (fix: string) => void
}) {
  return (
    <ul className="findings" aria-live="polite">
      {findings.map(({ severity, code, values, fix }) => {
        const sentence = tCheck(`findings.${code}`, values)
        return (
          <li key={sentence} className={severity}>
            <b>{t(`editor.${severity}`)}</b> {sentence}{' '}
            {fix !== undefined && (
              <button type="button" className="small" onClick={() => onFix(fix)}>
                {t('editor.fix')}
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
