import type { State, Text } from './api'
import { publish, server, stopPublishing } from './api'
import { h, messageOf } from './dom'
import { isPartlyChanged } from './search'
import { t } from './strings'

/** The way from changed texts to a site that can be published: look at the changes, check, build, look. */
export function publishGuide(state: State) {
  const changed = state.texts.filter(({ before }) => Object.keys(before).length > 0)
  const partly = changed.filter(isPartlyChanged)
  return h(
    'div',
    { class: 'publish' },
    h('h2', { tabindex: -1 }, t('editor.publish')),
    h('h3', {}, t('editor.whatChanged')),
    changed.length === 0
      ? h('p', {}, t('editor.nothingChanged'))
      : h('ul', { class: 'changes' }, ...changed.flatMap(changesOf)),
    partly.length > 0 &&
      h(
        'p',
        { class: 'finding warning' },
        t('editor.partlyChanged', { keys: partly.map(({ key }) => key).join(', ') }),
      ),
    ...steps,
    h('h3', {}, t('editor.look')),
    h('p', {}, t('editor.lookText')),
    h('h3', {}, t('editor.handOver')),
    h('p', {}, t('editor.handOverText')),
  )
}

const changesOf = ({ key, before, values }: Text) =>
  Object.entries(before).map(([locale, old]) =>
    h(
      'li',
      {},
      h('b', {}, `${key}, ${locale}`),
      h('p', { lang: locale }, h('small', {}, t('editor.before')), ' ', h('del', {}, old)),
      h('p', { lang: locale }, h('small', {}, t('editor.after')), ' ', h('ins', {}, values[locale] ?? '')),
    ),
  )

function step(id: 'check' | 'build') {
  const button = t(`editor.${id}Button`)
  const result = h('p', { role: 'status' })
  const output = h('pre', { tabindex: 0, 'aria-label': t('editor.output', { button }), hidden: true })
  let isStopped = false
  const say = (words: string, isGood: boolean) => {
    result.textContent = words
    result.className = isGood ? 'good' : isStopped ? '' : 'finding error'
  }
  const report = (error: unknown) => {
    say(messageOf(error), false)
    const said = result.firstChild
    server.untilBack(() => said?.remove())
  }
  const run = async () => {
    isStopped = false
    setRunning(true)
    output.hidden = false
    result.className = ''
    result.textContent = t('editor.running')
    output.textContent = ''
    try {
      const isGood = await publish(id, {
        onStart: () => {
          stop.hidden = false
        },
        onText: (part) => {
          output.append(part)
          output.scrollTop = output.scrollHeight
        },
      })
      say(t(isGood ? 'editor.done' : isStopped ? 'editor.stopped' : 'editor.notDone'), isGood)
    } catch (error) {
      report(error)
    }
    setRunning(false)
    stop.hidden = true
  }
  const end = () => {
    isStopped = true
    stopPublishing().catch(report)
  }
  const start = h('button', { type: 'button', 'data-start': true, onClick: run }, button)
  const stop = h('button', { type: 'button', hidden: true, onClick: end }, t('editor.stop'))
  return h(
    'section',
    { 'data-step': id },
    h('h3', {}, t(`editor.${id}`)),
    h('p', {}, t(`editor.${id}Text`)),
    start,
    stop,
    result,
    output,
  )
}

/** One runs at a time. */
function setRunning(isRunning: boolean) {
  for (const one of steps)
    for (const start of one.querySelectorAll<HTMLButtonElement>('[data-start]')) start.disabled = isRunning
}

// Made once, so that closing the guide loses nothing of what they say.
const steps = [step('check'), step('build')]
