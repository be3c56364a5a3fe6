import { useEffect, useReducer, useRef } from 'react'
import { listChanged } from '../texts'
import { callApi } from './api'
import { ChangeList } from './change-list'
import { storeDrafts } from './drafts'
import { t, tCheck } from './language'
import { Publish } from './publish'
import { SiteFrame } from './site-frame'
import { createState, findText, reduce, type View } from './state'
import { EditorContext, getMessage, loadTexts, useEditor } from './store'
import { TextList } from './text-list'
import { TextPanel } from './text-panel'
import { Toolbar } from './toolbar'

/** Time between two requests that ask whether a file has changed, in milliseconds. */
const pollInterval = 2000

export function Editor() {
  const [state, dispatch] = useReducer(reduce, undefined, createState)
  const { drafts, site, problems } = state
  const version = site?.version

  useEffect(() => {
    if (version === undefined) loadTexts(dispatch)
    const timer = setInterval(
      () =>
        callApi('version').then(
          (answer) => {
            dispatch({ type: 'checked', part: 'server' })
            if (answer.version !== version) loadTexts(dispatch)
          },
          (error) => dispatch({ type: 'checked', part: 'server', problem: getMessage(error) }),
        ),
      pollInterval,
    )
    return () => clearInterval(timer)
  }, [version])

  const stored = useRef(drafts)
  useEffect(() => {
    const isStored = storeDrafts(stored.current, drafts)
    if (isStored) stored.current = drafts
    const problem = isStored ? undefined : t('editor.storageBlocked')
    dispatch({ type: 'checked', part: 'storage', problem })
  }, [drafts])
  useEffect(() => {
    if (!problems.storage) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [problems.storage])

  if (!site) return <p className="loading">{problems.server ?? t('editor.loading')}</p>
  return (
    <EditorContext value={{ state, dispatch }}>
      <Toolbar />
      <Alerts />
      <main>
        <SiteFrame />
        <SidePanel />
      </main>
    </EditorContext>
  )
}

/** Shows problems while they last, and errors in files that can't be read until they are fixed. */
function Alerts() {
  const { state, site } = useEditor()
  const problems = Object.values(state.problems).filter((problem) => problem !== undefined)
  const findings = site.findings.filter(({ key, severity }) => key === '' && severity === 'error')
  return (
    <>
      {problems.map((problem) => (
        <p key={problem} className="alert" role="alert">
          {problem}
        </p>
      ))}
      {findings.map(({ path, line, code, values }) => (
        <p key={path + code} className="alert" role="alert">
          <b>{t('publish.place', { path, line })}</b> {tCheck(`findings.${code}`, values)}
        </p>
      ))}
    </>
  )
}

function SidePanel() {
  const { state, site, set } = useEditor()
  const { view, openText, message, drafts } = state
  const draftCount = Object.keys(drafts).length
  const text = findText(state, openText)
  const changes = site.texts.filter((one) => listChanged(one).length > 0).length
  const tabs: [View, string][] = [
    ['texts', t('editor.texts')],
    ['changes', `${t('editor.changes')} (${changes})`],
    ['publish', t('editor.publish')],
  ]
  return (
    <aside aria-label={t('editor.panel')}>
      <nav className="tabs">
        {tabs.map(([name, label]) => (
          <button
            key={name}
            type="button"
            aria-pressed={view === name && !text}
            onClick={() => set({ view: name, openText: undefined, message: '' })}
          >
            {label}
          </button>
        ))}
        {draftCount > 0 && (
          <button
            type="button"
            onClick={() => set({ view: 'texts', shown: 'drafts', openText: undefined, message: '' })}
          >
            {t('editor.drafts', { count: draftCount })}
          </button>
        )}
      </nav>
      {text && <TextPanel text={text} />}
      {!text && view === 'texts' && <TextList />}
      {!text && view !== 'texts' && (
        <div className="scroll">{view === 'changes' ? <ChangeList /> : <Publish />}</div>
      )}
      <p id="status" role="status">
        {message}
      </p>
    </aside>
  )
}
