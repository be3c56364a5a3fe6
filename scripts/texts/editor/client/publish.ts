import type { Change, State } from './api'
import { ask, publish } from './api'
import { h, messageOf } from './dom'

/** The way from changed texts to a site that can be published: look at the changes, check, build, look. */
export async function publishGuide(state: State) {
  const { changes } = await ask('changes')
  const lagging = state.texts.filter((text) => text.lagging.length > 0)
  return h(
    'div',
    { class: 'publish' },
    h('h2', { tabindex: -1 }, 'Publish'),
    h('h3', {}, '1. What changed'),
    changes.length === 0
      ? h('p', {}, 'Nothing since the editor was started.')
      : h('ul', { class: 'changes' }, ...changes.map(changed)),
    lagging.length > 0 &&
      h(
        'p',
        { class: 'finding warning' },
        `Another language was not touched since: ${lagging.map(({ key }) => key).join(', ')}.`,
      ),
    step('check', '2. Check', 'Are all languages complete and without mistakes?', 'Check the texts'),
    step('build', '3. Build', 'Makes the site in the folder out. It takes about a minute.', 'Build the site'),
    h('h3', {}, '4. Look'),
    h('p', {}, 'Look at each changed text in each language, and on a phone (“Phone beside”, above).'),
    h('h3', {}, '5. Hand over'),
    h(
      'p',
      {},
      'The texts are saved in the folder messages. Commit them, or send them to whoever puts the site on its server (docs/editing.md, docs/deploying.md).',
    ),
  )
}

const changed = ({ key, locale, before, after }: Change) =>
  h(
    'li',
    {},
    h('b', {}, `${key}, ${locale}`),
    h('p', { lang: locale }, h('small', {}, 'before: '), h('del', {}, before)),
    h('p', { lang: locale }, h('small', {}, 'after: '), h('ins', {}, after)),
  )

function step(id: 'check' | 'build', title: string, text: string, label: string) {
  const result = h('p', { role: 'status' })
  const output = h('pre', { tabindex: 0, 'aria-label': `What “${label}” says`, hidden: true })
  const button = h(
    'button',
    {
      type: 'button',
      onClick: async () => {
        button.disabled = true
        result.className = ''
        result.textContent = 'Running …'
        output.textContent = ''
        output.hidden = false
        try {
          const isGood = await publish(id, (part) => {
            output.append(part)
            output.scrollTop = output.scrollHeight
          })
          result.textContent = isGood
            ? 'Done, without mistakes.'
            : 'Not done: read what it says below, correct it, and try again.'
          result.className = isGood ? 'good' : 'finding error'
        } catch (error) {
          result.textContent = messageOf(error)
          result.className = 'finding error'
        }
        button.disabled = false
      },
    },
    label,
  )
  return h('section', { 'data-step': id }, h('h3', {}, title), h('p', {}, text), button, result, output)
}
