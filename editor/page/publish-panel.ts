import type { State, Text } from './api'
import { connection, runCommand, stopRunningCommand } from './api'
import { getErrorMessage, h } from './dom'
import { t } from './language'
import { isPartlyChanged } from './search'

/** Renders the steps from changed texts to a site that can be published. */
export function renderPublishPanel(state: State) {
  const changed = state.texts.filter(({ previousValues }) => Object.keys(previousValues).length > 0)
  const partlyChanged = changed.filter(isPartlyChanged)
  return h(
    'div',
    { class: 'publish' },
    h('h2', { tabindex: -1 }, t('editor.publish')),
    h('h3', {}, t('editor.changes')),
    changed.length === 0
      ? h('p', {}, t('editor.noChanges'))
      : h('ul', { class: 'changes' }, ...changed.flatMap(renderChanges)),
    partlyChanged.length > 0 &&
      h(
        'p',
        { class: 'finding warning' },
        t('editor.comparePartlyChanged', { keys: partlyChanged.map(({ key }) => key).join(', ') }),
      ),
    ...steps,
    h('h3', {}, t('editor.proofread')),
    h('p', {}, t('editor.proofreadText')),
    h('h3', {}, t('editor.handOver')),
    h('p', {}, t('editor.handOverText')),
  )
}

const renderChanges = ({ key, previousValues, values }: Text) =>
  Object.entries(previousValues).map(([locale, previous]) =>
    h(
      'li',
      {},
      h('b', {}, `${key}, ${locale}`),
      h('p', { lang: locale }, h('small', {}, t('editor.before')), ' ', h('del', {}, previous)),
      h('p', { lang: locale }, h('small', {}, t('editor.after')), ' ', h('ins', {}, values[locale] ?? '')),
    ),
  )

/** Creates a step that runs a command and shows its output. */
function createStep(command: 'check' | 'build') {
  const label = t(`editor.${command}Button`)
  const status = h('p', { role: 'status' })
  const output = h('pre', { tabindex: 0, 'aria-label': t('editor.output', { button: label }), hidden: true })
  let isStopped = false
  const showResult = (text: string, isSuccess: boolean) => {
    status.textContent = text
    status.className = isSuccess ? 'good' : isStopped ? '' : 'finding error'
  }
  const showError = (error: unknown) => {
    showResult(getErrorMessage(error), false)
    const message = status.firstChild
    connection.onceReconnected(() => message?.remove())
  }
  const run = async () => {
    isStopped = false
    disableStartButtons(true)
    output.hidden = false
    status.className = ''
    status.textContent = t('editor.running')
    output.textContent = ''
    try {
      const isSuccess = await runCommand(command, {
        onStart: () => {
          stopButton.hidden = false
        },
        onText: (text) => {
          output.append(text)
          output.scrollTop = output.scrollHeight
        },
      })
      showResult(
        t(isSuccess ? 'editor.succeeded' : isStopped ? 'editor.stopped' : 'editor.failed'),
        isSuccess,
      )
    } catch (error) {
      showError(error)
    }
    disableStartButtons(false)
    stopButton.hidden = true
  }
  const stop = () => {
    isStopped = true
    stopRunningCommand().catch(showError)
  }
  const startButton = h('button', { type: 'button', 'data-start': true, onClick: run }, label)
  const stopButton = h('button', { type: 'button', hidden: true, onClick: stop }, t('editor.stop'))
  return h(
    'section',
    { 'data-step': command },
    h('h3', {}, t(`editor.${command}`)),
    h('p', {}, t(`editor.${command}Text`)),
    startButton,
    stopButton,
    status,
    output,
  )
}

/** The server runs one command at a time. */
function disableStartButtons(isDisabled: boolean) {
  for (const step of steps)
    for (const button of step.querySelectorAll<HTMLButtonElement>('[data-start]'))
      button.disabled = isDisabled
}

// Created once, so that their output stays when the panel is closed and opened again.
const steps = [createStep('check'), createStep('build')]
