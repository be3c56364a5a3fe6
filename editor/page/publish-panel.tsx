import { useEffect, useRef } from 'react'
import type { Text } from './api'
import { t } from './language'
import { isPartlyChanged } from './search'
import { actions, useLoadedEditor } from './store'

/** The steps from changed texts to a site that can be published. */
export function PublishPanel() {
  const { site } = useLoadedEditor()
  const changed = site.texts.filter(({ previousValues }) => Object.keys(previousValues).length > 0)
  const partlyChanged = changed.filter(isPartlyChanged)
  return (
    <div className="publish">
      <h3>{t('editor.changes')}</h3>
      {changed.length === 0 && <p>{t('editor.noChanges')}</p>}
      <ul className="changes">
        {changed.map((text) => (
          <Changes key={`${text.folder} ${text.key}`} text={text} />
        ))}
      </ul>
      {partlyChanged.length > 0 && (
        <p className="finding warning">
          {t('editor.comparePartlyChanged', { keys: partlyChanged.map(({ key }) => key).join(', ') })}
        </p>
      )}
      <Build />
      <h3>{t('editor.proofread')}</h3>
      <p>{t('editor.proofreadText')}</p>
      <h3>{t('editor.handOver')}</h3>
      <p>{t('editor.handOverText')}</p>
    </div>
  )
}

/** Each language of a text that has changed, before and after. */
function Changes({ text: { key, values, previousValues } }: { text: Text }) {
  return Object.entries(previousValues).map(([locale, previous]) => (
    <li key={locale}>
      <b>
        {key}, {locale}
      </b>
      <p lang={locale}>
        <small>{t('editor.before')}</small> <del>{previous}</del>
      </p>
      <p lang={locale}>
        <small>{t('editor.after')}</small> <ins>{values[locale]}</ins>
      </p>
    </li>
  ))
}

/** Runs the build and shows its output. */
function Build() {
  const { status, output } = useLoadedEditor().build
  const log = useRef<HTMLPreElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end of the output stays in view as it grows.
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight
  }, [output])
  const isRunning = status === 'running'
  return (
    <section data-step="build">
      <h3>{t('editor.build')}</h3>
      <p>{t('editor.buildText')}</p>
      <button type="button" disabled={isRunning} onClick={actions.build}>
        {t('editor.buildButton')}
      </button>
      {isRunning && (
        <button type="button" onClick={actions.stop}>
          {t('editor.stop')}
        </button>
      )}
      <p
        role="status"
        className={status === 'succeeded' ? 'good' : status === 'failed' ? 'finding error' : undefined}
      >
        {status !== 'idle' && t(`editor.${status}`)}
      </p>
      {status !== 'idle' && (
        <pre
          ref={log}
          role="log"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
          tabIndex={0}
          aria-label={t('editor.output', { button: t('editor.buildButton') })}
        >
          {output}
        </pre>
      )}
    </section>
  )
}
