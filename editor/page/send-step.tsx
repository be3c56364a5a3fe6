import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { callApi } from './api'
import { getErrorMessage } from './api'
import { t } from './language'
import { actions, useEditor } from './store'

type Sending = Awaited<ReturnType<typeof callApi<'send'>>>['sending']
type Answer = { isRunning?: true; sending?: Sending; error?: string }

/** Sends the changed texts, with a sentence about them, to whoever publishes the site. */
export function SendStep() {
  const { drafts, site } = useEditor()
  const laggingCount = site?.texts.filter(({ lagging }) => lagging.length > 0).length ?? 0
  const result = useRef<HTMLDivElement>(null)
  const [sentence, setSentence] = useState('')
  const [{ isRunning, sending, error }, setAnswer] = useState<Answer>({})
  const send = async () => {
    setAnswer({ isRunning: true })
    const answer: Answer = await actions.send(sentence).then(
      (sent) => ({ sending: sent }),
      (problem) => ({ error: getErrorMessage(problem) }),
    )
    if (answer.sending) setSentence('')
    flushSync(() => setAnswer(answer))
    result.current?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <p>{t('publish.sendText')}</p>
      {laggingCount > 0 && (
        <p className="finding warning">{t('publish.stillLagging', { count: laggingCount })}</p>
      )}
      {Object.keys(drafts).length > 0 && <p className="finding warning">{t('publish.unsaved')}</p>}
      {site && site.builtSite !== 'current' && (
        <p className="finding warning">{t(site.builtSite ? 'publish.outdated' : 'publish.notBuilt')}</p>
      )}
      <label htmlFor="sentence">{t('publish.sentence')}</label>
      <input id="sentence" value={sentence} onChange={(event) => setSentence(event.target.value)} />
      <button type="submit" className="main" disabled={isRunning}>
        {t('publish.sendButton')}
      </button>
      <div role="status" ref={result}>
        {isRunning && <p>{t('publish.running')}</p>}
        {error && <p className="finding error">{error}</p>}
        {sending && <Result sending={sending} />}
      </div>
    </form>
  )
}

/** Copies the name of a branch, and says so, or why it could not. */
function CopyButton({ text }: { text: string }) {
  const [answer, setAnswer] = useState<string>()
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setAnswer(t('publish.copied')),
      (error) => setAnswer(getErrorMessage(error)),
    )
  return (
    <button type="button" className="chip" onClick={copy}>
      {answer ?? t('publish.copyName')}
    </button>
  )
}

function Result({ sending }: { sending: Sending }) {
  if (sending.kind === 'pushed')
    return (
      <>
        <p className="good">{t('publish.pushed')}</p>
        <p>
          {t('publish.pushedText', { branch: sending.branch })} <CopyButton text={sending.branch} />{' '}
          {sending.compareUrl && (
            <a href={sending.compareUrl} target="_blank" rel="noreferrer">
              {t('publish.compare')}
            </a>
          )}
        </p>
      </>
    )
  const { code, values } = sending.reason
  return (
    <>
      <p className="finding warning">{t(`errors.${code}`, values)}</p>
      {sending.kind === 'committed' && (
        <p>
          {t('publish.committed', { branch: sending.branch })} <CopyButton text={sending.branch} />
        </p>
      )}
      <p>
        <a href={`/edit/${sending.zip}`} download>
          {t('publish.download')}
        </a>{' '}
        {t('publish.zipText')}
      </p>
    </>
  )
}
