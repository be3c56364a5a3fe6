import { formatFinding } from '../../checks/findings'
import type { SiteTexts, TextId } from './api'
import { formatSentence, getTextName } from './arguments'
import { isError } from './findings'
import { getLanguageName, sortOwnFirst, t, tCheck } from './language'
import { findText } from './state'
import { actions, useLoadedEditor } from './store'
import { TextButton } from './text-name'

const openFromList = (id: TextId) => actions.openText(id, 'list')

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
        <li key={JSON.stringify([text.folder, text.key, finding])}>
          <button
            type="button"
            className={`text finding ${finding.severity}`}
            onClick={() => openFromList(text)}
          >
            <span>
              <b>{getLanguageName(finding.locale)}</b> {getTextName(text)}
            </span>{' '}
            <small>{formatSentence(finding, site.texts, text)}</small>
          </button>
        </li>
      ))}
    </ul>
  )
}

type LaunchItem = SiteTexts['launch'][number]

/** Names an item before launch, in the editor's language if it has a version in it, with the languages of all. */
function formatLaunchItem({ id, versions }: LaunchItem) {
  const ordered = sortOwnFirst(versions, ({ locale }) => locale)
  const own = ordered.filter(({ locale }) => locale === ordered[0]?.locale)
  const names = [...new Set(own.map(({ values }) => tCheck(`launch.${id}`, values)))].join(', ')
  const codes = [...new Set(ordered.flatMap(({ locale }) => locale ?? []))]
  return codes.length > 0 ? `${names} (${codes.map(getLanguageName).join(', ')})` : names
}

/** What is left to complete or confirm before launch, with buttons that open its texts; the rest needs a developer. */
export function LaunchRows() {
  const state = useLoadedEditor()
  const { launch, texts } = state.site
  if (launch.length === 0) return <p className="good">{t('publish.launchReady')}</p>
  const ofDeveloper = launch.filter((item) => item.texts.length === 0)
  const list = (items: LaunchItem[]) => (
    <ul>
      {items.map((item) => (
        <li key={JSON.stringify(item)} className="finding warning">
          {formatLaunchItem(item)}{' '}
          {item.texts.map((id) => {
            const text = findText(state, id)
            return text && <TextButton key={id.key} text={text} onOpen={openFromList} />
          })}
        </li>
      ))}
    </ul>
  )
  return (
    <details>
      <summary>{t('publish.launch', { count: launch.length })}</summary>
      <p>
        {t('publish.launchText')}{' '}
        {t('publish.launchCounts', { texts: texts.filter(({ hasPlaceholder }) => hasPlaceholder).length })}
      </p>
      {list(launch.filter((item) => item.texts.length > 0))}
      {ofDeveloper.length > 0 && <p>{t('publish.launchDeveloper')}</p>}
      {list(ofDeveloper)}
    </details>
  )
}
