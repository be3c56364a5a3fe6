import { formatFinding } from '../../scripts/check/findings'
import { isError } from './findings'
import { formatSentence, t, tCheck } from './language'
import { actions, useLoadedEditor } from './store'

/** Every error and warning of the texts; a row opens its text. */
export function FindingRows() {
  const { site } = useLoadedEditor()
  const rows = site.texts
    .flatMap((text) => text.findings.map((finding) => ({ text, finding })))
    .sort((a, b) => Number(isError(b.finding)) - Number(isError(a.finding)))
  const getName = (code: string) => site.locales.find((locale) => locale.code === code)?.name ?? code
  if (rows.length === 0 && site.fileFindings.length === 0)
    return (
      <p role="status" className="good">
        {t('publish.noFindings')}
      </p>
    )
  return (
    <ul>
      {site.fileFindings.map((finding) => (
        <li key={formatFinding(finding)} className="finding error">
          {formatFinding(finding, tCheck)}
        </li>
      ))}
      {rows.map(({ text, finding }) => (
        <li key={`${text.folder} ${text.key} ${finding.locale} ${finding.code}`}>
          <button
            type="button"
            className={`text finding ${finding.severity}`}
            onClick={() => actions.openText(text, 'list')}
          >
            <span>
              {text.key}, {getName(finding.locale)}
            </span>
            <small>{formatSentence(finding)}</small>
          </button>
        </li>
      ))}
    </ul>
  )
}
