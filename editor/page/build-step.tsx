import { useEffect, useReducer, useRef } from 'react'
import { language, t } from './language'
import { actions, useLoadedEditor } from './store'

const secondsFormat = new Intl.NumberFormat(language, {
  style: 'unit',
  unit: 'second',
  unitDisplay: 'long',
  maximumFractionDigits: 0,
})

/** The seconds since a time, in milliseconds; a screen reader does not announce each. */
function ElapsedTime({ since }: { since: number }) {
  const [, tick] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [])
  return <p role="timer">{secondsFormat.format(Math.floor((Date.now() - since) / 1000))}</p>
}

/** What says in the output of the commands that a step of the build has begun; the last step first. */
const steps: [sign: string, message: string][] = [
  ['Finalizing page optimization', t('publish.finishing')],
  ['Collecting page data', t('publish.buildingPages')],
  ['Creating an optimized production build', t('publish.compiling')],
]
const describeStep = (output: string) =>
  steps.find(([sign]) => output.includes(sign))?.[1] ?? t('publish.checkingTexts')

/** Builds the site, shows the output, and opens what was built. */
export function BuildStep() {
  const { build, site } = useLoadedEditor()
  const { status, output, startedAt } = build
  const log = useRef<HTMLPreElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end of the output stays in view as it grows.
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight
  }, [output])
  const isRunning = status === 'running'
  const isSuccessOutdated = status === 'succeeded' && site.builtSite === 'outdated'
  return (
    <>
      <p>{t('publish.buildText')}</p>
      <button type="button" disabled={isRunning} onClick={actions.build}>
        {t('publish.buildButton')}
      </button>
      {isRunning && (
        <button type="button" onClick={actions.stop}>
          {t('publish.stop')}
        </button>
      )}
      {!isRunning && site.builtSite && (
        <button type="button" onClick={actions.openBuild}>
          {t('publish.openBuild')}
        </button>
      )}
      {!isRunning && site.builtSite === 'outdated' && (
        <p className="finding warning">{t('publish.outdated')}</p>
      )}
      <p
        role="status"
        className={status === 'succeeded' ? 'good' : /rror|failed/.test(status) ? 'finding error' : undefined}
      >
        {isRunning ? describeStep(output) : status !== 'idle' && !isSuccessOutdated && t(`publish.${status}`)}
      </p>
      {isRunning && startedAt !== undefined && <ElapsedTime since={startedAt} />}
      {status !== 'idle' && (
        <details open={status === 'failed'}>
          <summary>{t('publish.output')}</summary>
          <pre
            ref={log}
            role="log"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
            tabIndex={0}
            aria-label={t('publish.output')}
          >
            {output}
          </pre>
        </details>
      )}
    </>
  )
}
