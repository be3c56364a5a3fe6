import { type Finding as FileFinding, formatFinding } from '../../findings'
import type { State, Text, TextId } from './api'
import { h } from './dom'
import { language, t } from './strings'

/** The limits of a text, in words. */
export function limitsOf({ maxLength, words, arguments: all }: Text) {
  const tags = all
    .filter(({ name }) => name.startsWith('<'))
    .map(({ name, shown }) => (shown ? `${name} (${t(`shown.${shown}`)})` : name))
  return [
    maxLength && t('editor.limit', { count: maxLength }),
    words && t('editor.wordLimits', words),
    tags.length > 0 && t('editor.keepTags', { tags: tags.join(', ') }),
  ]
    .filter(Boolean)
    .join(' ')
}

/**
 * The field of one language.
 * @param parts `value`: undefined if it has none; `problem`: why it has none
 */
export function textField(
  locale: State['locales'][number],
  text: Text,
  {
    value,
    problem,
    onInput,
  }: { value: string | undefined; problem: FileFinding | undefined; onInput: (value: string) => void },
) {
  const id = `text-${locale.code}`
  const area = h('textarea', {
    id,
    lang: locale.code,
    rows: 2,
    spellcheck: 'true',
    disabled: value === undefined,
    'aria-describedby': `${id}-count ${id}-alert`,
    onInput: () => onInput(area.value),
  })
  const counter = h('small', { id: `${id}-count` })
  const alert = h('div', { id: `${id}-alert`, role: 'alert' })
  const show = (now: string) => {
    // Setting it moves the caret.
    if (area.value !== now) area.value = now
    const length = [...area.value].length
    const words = area.value.split(/\s+/).filter(Boolean).length
    counter.textContent = [
      text.maxLength
        ? t('editor.charactersOf', { count: length, most: text.maxLength })
        : t('editor.characters', { count: length }),
      text.words && t('editor.words', { count: words }),
    ]
      .filter(Boolean)
      .join(', ')
    counter.classList.toggle('over', text.maxLength !== undefined && length > text.maxLength)
  }

  const chips = text.arguments
    .filter(({ name }) => name.startsWith('{'))
    .map(({ name, shown }) =>
      h(
        'button',
        {
          type: 'button',
          class: 'chip',
          title: t('editor.writeHere', { name }),
          onClick: () => {
            area.setRangeText(name, area.selectionStart, area.selectionEnd, 'end')
            area.focus()
            onInput(area.value)
          },
        },
        `${shown ? t(`shown.${shown}`) : ''} ${name}`,
      ),
    )
  const element = h(
    'div',
    { class: 'field' },
    h('label', { for: id }, locale.name),
    area,
    h('div', {}, counter, ' ', ...chips),
    value === undefined && problem && h('p', { class: 'finding error' }, formatFinding(problem, t)),
    alert,
  )
  return { locale, area, alert, element, show }
}

/** The name of a text: its own words, in the editor's language if it can, then its code name. */
export const named = ({ key, values }: Text) => [
  h('span', {}, values[language] ?? Object.values(values)[0] ?? ''),
  ' ',
  h('small', {}, key),
]

/** Other texts that belong to one. */
export const otherTexts = (title: string, texts: Text[], onOpen: (id: TextId) => void) =>
  texts.length > 0 &&
  h(
    'p',
    { class: 'limits' },
    title,
    ' ',
    ...texts.map((one) =>
      h('button', { type: 'button', class: 'chip', onClick: () => onOpen(one) }, ...named(one)),
    ),
  )
