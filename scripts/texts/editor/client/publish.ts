import type { State, Text } from './api'
import { publish, server } from './api'
import { h, messageOf } from './dom'
import { isPartlyChanged } from './search'

/** The way from changed texts to a site that can be published: look at the changes, check, build, look. */
export function publishGuide(state: State) {
  const changed = state.texts.filter(({ before }) => Object.keys(before).length > 0)
  const partly = changed.filter(isPartlyChanged)
  return h(
    'div',
    { class: 'publish' },
    h('h2', { tabindex: -1 }, 'Publish'),
    h('h3', {}, '1. What changed'),
    changed.length === 0
      ? h('p', {}, 'Nothing since the last commit (without git: since the editor was first started).')
      : h('ul', { class: 'changes' }, ...changed.flatMap(changesOf)),
    partly.length > 0 &&
      h(
        'p',
        { class: 'finding warning' },
        `Changed in some languages only; do the others still fit? ${partly.map(({ key }) => key).join(', ')}.`,
      ),
    ...steps,
    h('h3', {}, '4. Look'),
    h('p', {}, 'Look at each changed text in each language, and on a phone (“Phone beside”, above).'),
    h('h3', {}, '5. Hand over'),
    h(
      'p',
      {},
      'The texts are saved in the folder messages. Send that folder to whoever publishes the site, or publish it yourself: “Publish” in docs/editing.md.',
    ),
  )
}

const changesOf = ({ key, before, values }: Text) =>
  Object.entries(before).map(([locale, old]) =>
    h(
      'li',
      {},
      h('b', {}, `${key}, ${locale}`),
      h('p', { lang: locale }, h('small', {}, 'before: '), h('del', {}, old)),
      h('p', { lang: locale }, h('small', {}, 'after: '), h('ins', {}, values[locale] ?? '')),
    ),
  )

function step(id: 'check' | 'build', title: string, text: string, label: string) {
  const result = h('p', { role: 'status' })
  const output = h('pre', { tabindex: 0, 'aria-label': `What “${label}” says`, hidden: true })
  let running = new AbortController()
  const run = async () => {
    running = new AbortController()
    setRunning(true)
    stop.hidden = output.hidden = false
    result.className = ''
    result.textContent = 'Running …'
    output.textContent = ''
    try {
      const isGood = await publish(
        id,
        (part) => {
          output.append(part)
          output.scrollTop = output.scrollHeight
        },
        running.signal,
      )
      result.textContent = isGood
        ? 'Done, without mistakes.'
        : 'Not done: read what it says below, correct it, and try again.'
      result.className = isGood ? 'good' : 'finding error'
    } catch (error) {
      result.textContent = running.signal.aborted ? 'Stopped.' : messageOf(error)
      result.className = 'finding error'
      const said = result.firstChild
      server.untilBack(() => said?.remove())
    }
    setRunning(false)
    stop.hidden = true
  }
  const start = h('button', { type: 'button', 'data-start': true, onClick: run }, label)
  const stop = h('button', { type: 'button', hidden: true, onClick: () => running.abort() }, 'Stop')
  return h('section', { 'data-step': id }, h('h3', {}, title), h('p', {}, text), start, stop, result, output)
}

/** One runs at a time. */
function setRunning(isRunning: boolean) {
  for (const one of steps)
    for (const start of one.querySelectorAll<HTMLButtonElement>('[data-start]')) start.disabled = isRunning
}

// Made once, so that closing the guide loses nothing of what they say.
const steps = [
  step('check', '2. Check', 'Are all languages complete and without mistakes?', 'Check the texts'),
  step('build', '3. Build', 'Makes the site in the folder out. It takes about a minute.', 'Build the site'),
]
