import type { State, Text } from './api'
import { h } from './dom'

/** The limits of a text, in words. */
export function limitsOf({ maxLength, words, arguments: names }: Text) {
  return [
    maxLength && `At most ${maxLength} characters.`,
    words && `${words.least} to ${words.most} words.`,
    names.length > 0 && `Keep ${names.join(' and ')} as it is.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** The field of one language. */
export function textField(locale: State['locales'][number], text: Text, onInput: () => void) {
  const id = `text-${locale.code}`
  const area = h('textarea', {
    id,
    lang: locale.code,
    rows: 2,
    spellcheck: 'true',
    'aria-describedby': `${id}-count ${id}-alert`,
    onInput,
  })
  area.value = text.values[locale.code] ?? ''
  const counter = h('small', { id: `${id}-count` })
  const alert = h('div', { id: `${id}-alert`, role: 'alert' })
  const count = () => {
    const length = [...area.value].length
    const words = area.value.split(/\s+/).filter(Boolean).length
    counter.textContent = [
      text.maxLength ? `${length} of ${text.maxLength} characters` : `${length} characters`,
      text.words && `${words} words`,
    ]
      .filter(Boolean)
      .join(', ')
    counter.classList.toggle('over', text.maxLength !== undefined && length > text.maxLength)
  }
  count()
  const isLagging = text.lagging.includes(locale.code)
  const element = h(
    'div',
    { class: 'field' },
    h('label', { for: id }, locale.name),
    isLagging && h('small', { class: 'lagging' }, ' not touched since another language changed'),
    area,
    counter,
    alert,
  )
  return { locale, area, alert, element, count }
}
