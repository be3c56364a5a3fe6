import { type SubmitEvent, useState } from 'react'
import { type Finding, isBlocking } from '../../checks/findings'
import { getLocale } from '../../checks/parse'
import { findConcernedTexts } from '../../checks/placeholders'
import type { Publication } from '../server/publish'
import { getTextId, listChanged } from '../texts'
import { callApi } from './api'
import { ChangeList } from './change-list'
import { getShownText } from './describe'
import { getLanguageName, t, tCheck } from './language'
import { findText } from './state'
import { getMessage, useEditor } from './store'

/** What is wrong, what has changed, and a form that hands the changes to whoever publishes the site. */
export function Publish() {
  const { state, site, set } = useEditor()
  const errors = site.findings.filter(isBlocking)
  const warnings = site.findings.filter((finding) => !isBlocking(finding))
  const hasChanges = site.texts.some((text) => listChanged(text).length > 0)
  return (
    <>
      <h2>{t('publish.errors')}</h2>
      {errors.length === 0 && <p>{t('publish.noErrors')}</p>}
      <Findings findings={errors} />
      {warnings.length > 0 && (
        <details>
          <summary>{t('publish.warnings', { count: warnings.length })}</summary>
          <Findings findings={warnings} />
        </details>
      )}
      <h2>{t('publish.changes')}</h2>
      <ChangeList />
      <h2>{t('publish.send')}</h2>
      {Object.keys(state.drafts).length > 0 && (
        <p className="note warning">
          {t('publish.unsaved')}{' '}
          <button type="button" className="small" onClick={() => set({ view: 'texts', shown: 'drafts' })}>
            {t('changes.open')}
          </button>
        </p>
      )}
      {errors.length > 0 && <p className="note error">{t('errors.errors', { count: errors.length })}</p>}
      <SendForm isAllowed={errors.length === 0 && hasChanges} />
      <LaunchList />
    </>
  )
}

function Findings({ findings }: { findings: readonly Finding[] }) {
  const { state, open } = useEditor()
  return (
    <ul className="rows">
      {findings.map(({ path, line, key, code, values, severity }) => {
        const text = findText(state, getTextId({ path, key }))
        const sentence = tCheck(`findings.${code}`, values)
        return (
          <li key={`${path} ${line} ${key} ${sentence}`} className={severity}>
            {text ? (
              <button type="button" onClick={() => open(text)}>
                <b>{getShownText(text, getLocale(path)) || text.key}</b> ({getLanguageName(getLocale(path))}){' '}
                {sentence}
              </button>
            ) : (
              <>
                <b>{t('publish.place', { path, line })}</b> {key} {sentence}
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function SendForm({ isAllowed }: { isAllowed: boolean }) {
  const { set } = useEditor()
  const [sentence, setSentence] = useState('')
  const [publication, setPublication] = useState<Publication>()
  const [isSending, setSending] = useState(false)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    setSending(true)
    setPublication(undefined)
    set({ message: '' })
    await callApi('publish', { sentence }).then(
      (sent) => {
        setPublication(sent)
        setSentence('')
      },
      (error) => set({ message: getMessage(error) }),
    )
    setSending(false)
  }
  return (
    <form onSubmit={submit}>
      <p className="muted">{t('publish.explanation')}</p>
      <label htmlFor="sentence">{t('publish.sentence')}</label>
      <input
        id="sentence"
        required
        maxLength={300}
        value={sentence}
        onChange={(event) => setSentence(event.target.value)}
      />
      <button type="submit" className="main" disabled={!isAllowed || isSending || sentence.trim() === ''}>
        {isSending ? t('publish.sending') : t('publish.sendButton')}
      </button>
      {publication && <Result publication={publication} />}
    </form>
  )
}

function Result({ publication: { branch, zip, reason } }: { publication: Publication }) {
  return (
    <div className="result" role="alert">
      {reason && <p>{t(`errors.${reason.code}`, reason.values)}</p>}
      {branch && (
        <p>{t.rich(zip ? 'publish.committed' : 'publish.pushed', { branch: () => <code>{branch}</code> })}</p>
      )}
      {zip && (
        <p>
          <a href={`data:application/zip;base64,${zip}`} download="texts.zip">
            {t('publish.download')}
          </a>{' '}
          {t('publish.zipText')}
        </p>
      )}
    </div>
  )
}

function LaunchList() {
  const { site, open } = useEditor()
  if (site.launch.length === 0) return null
  return (
    <details>
      <summary>{t('publish.launch', { count: site.launch.length })}</summary>
      <p className="muted">{t('publish.launchText')}</p>
      <ul className="rows">
        {site.launch.map(({ id, values, where }) => {
          const [text] = findConcernedTexts(where, site.texts)
          const sentence = tCheck(`launch.${id}`, values)
          return (
            <li key={`${sentence} ${where}`}>
              {text ? (
                <button type="button" onClick={() => open(text)}>
                  {sentence} <small>{text.key}</small>
                </button>
              ) : (
                <>
                  {sentence} <small>{where.map(([file]) => file).join(', ')}</small>
                </>
              )}
            </li>
          )
        })}
      </ul>
    </details>
  )
}
