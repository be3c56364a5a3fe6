import { type Finding as FileFinding, formatFinding } from '../../scripts/check/findings'
import type { State, Text, TextId } from './api'
import { chipInput } from './chip-field'
import { h } from './dom'
import { type InputParts, plainInput } from './plain-field'
import { argumentOf, slot, withChips } from './slots'
import { language, t } from './strings'

/** The limits of a text, in words. */
export const limitsOf = ({ maxLength, words }: Text) =>
  [maxLength && t('editor.limit', { count: maxLength }), words && t('editor.wordLimits', words)]
    .filter(Boolean)
    .join(' ')

/** The arguments of a text that stand in it as chips, with their words. Plurals and choices stay as they are written. */
const chipsOf = ({ arguments: all, values }: Text) =>
  new Map(
    Object.values(values).some((value) => /\{\s*\w+\s*,/.test(value))
      ? []
      : all.flatMap(({ name, shown }) => (shown ? [[name, t(`shown.${shown}`)] as const] : [])),
  )

/** How an argument is written in a text: as the text has it in any language. */
function sourceOf(name: string, { values }: Text) {
  const sources = Object.values(values).flatMap((value) => value.match(slot) ?? [])
  return sources.find((source) => argumentOf(source) === name) ?? name
}

/** The field of a text with chips, and a button for each that puts it in. */
function chipField(parts: InputParts, text: Text, chips: Map<string, string>) {
  const input = chipInput(parts, chips)
  const buttons = [...chips].map(([name, inWords]) =>
    h(
      'button',
      {
        type: 'button',
        class: 'chip',
        title: t('editor.putHere', { shown: inWords }),
        disabled: parts.value === undefined,
        onClick: () => input.put(sourceOf(name, text)),
      },
      inWords,
    ),
  )
  return { input, buttons: h('span', {}, h('small', {}, t('editor.putIn'), ' '), ...buttons) }
}

/**
 * The field of one language.
 * @param parts `problem`: why it has no value
 */
export function textField(
  locale: State['locales'][number],
  text: Text,
  { problem, ...parts }: Omit<InputParts, 'attributes'> & { problem: FileFinding | undefined },
) {
  const id = `text-${locale.code}`
  const chips = chipsOf(text)
  const all: InputParts = {
    ...parts,
    attributes: {
      id,
      lang: locale.code,
      spellcheck: 'true',
      'aria-labelledby': `${id}-label`,
      'aria-describedby': `${id}-count ${id}-alert`,
    },
  }
  const { input, buttons } =
    chips.size > 0 ? chipField(all, text, chips) : { input: plainInput(all), buttons: null }
  const counter = h('small', { id: `${id}-count` })
  const alert = h('div', { id: `${id}-alert`, role: 'alert' })
  const show = (now: string) => {
    input.write(now)
    const length = [...now].length
    const words = now.split(/\s+/).filter(Boolean).length
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

  const element = h(
    'div',
    { class: 'field' },
    h('label', { id: `${id}-label`, onClick: () => input.area.focus() }, locale.name),
    input.element,
    h('div', { class: 'below' }, counter, buttons),
    parts.value === undefined && problem && h('p', { class: 'finding error' }, formatFinding(problem, t)),
    alert,
  )
  return { locale, area: input.area, alert, element, show, remove: input.remove }
}

/** The name of a text: its own words, in the editor's language if it can, then its code name. */
export const named = (text: Text) => [
  h('span', {}, ...withChips(text.values[language] ?? Object.values(text.values)[0] ?? '', chipsOf(text))),
  ' ',
  h('small', {}, text.key),
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
