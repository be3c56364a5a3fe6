import { formatFinding } from '../../scripts/check/findings'
import type { TextId } from './api'
import { formatSentence, getTextName } from './arguments'
import { isError } from './findings'
import { t, tCheck } from './language'
import { findText, getLanguageName } from './state'
import { actions, useEditor, useLoadedEditor } from './store'

/** Every error and warning of the texts; a row opens its text. */
export function FindingRows() {
  const state = useLoadedEditor()
  const { site } = state
  const rows = site.texts
    .flatMap((text) => text.findings.map((finding) => ({ text, finding })))
    .sort((a, b) => Number(isError(b.finding)) - Number(isError(a.finding)))
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
        <Row
          key={`${text.folder} ${text.key} ${finding.locale} ${finding.code}`}
          text={text}
          language={getLanguageName(state, finding.locale)}
          sentence={formatSentence(finding, site.texts)}
          severity={finding.severity}
        />
      ))}
    </ul>
  )
}

/** What is left to complete or confirm before launch; a row opens its text, and those without one need a developer. */
export function LaunchRows() {
  const { launch } = useLoadedEditor().site
  const rows = launch.map(({ id, values, text }) => ({ text, sentence: tCheck(`launch.${id}`, values) }))
  if (rows.length === 0) return <p className="good">{t('publish.launchReady')}</p>
  return (
    <details>
      <summary>{t('publish.launch', { count: rows.length })}</summary>
      <p>{t('publish.launchText')}</p>
      <ul>
        {rows.map(({ text, sentence }) =>
          text ? <Row key={`${text.key} ${sentence}`} text={text} sentence={sentence} /> : null,
        )}
      </ul>
      {rows.some(({ text }) => !text) && <p>{t('publish.launchDeveloper')}</p>}
      <ul>{rows.map(({ text, sentence }) => !text && <li key={sentence}>{sentence}</li>)}</ul>
    </details>
  )
}

type RowProps = { text: TextId; language?: string; sentence: string; severity?: string }

/** A row that opens a text. */
function Row({ text: id, language, sentence, severity = 'warning' }: RowProps) {
  const text = findText(useEditor(), id)
  return (
    <li>
      <button
        type="button"
        className={`text finding ${severity}`}
        onClick={() => actions.openText(id, 'list')}
      >
        <span>{[text ? getTextName(text) : id.key, language].filter(Boolean).join(', ')}</span>{' '}
        <small>{sentence}</small>
      </button>
    </li>
  )
}
