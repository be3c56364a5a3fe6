import { type Finding, formatFinding } from '../../scripts/check/findings'
import type { State, Text, TextId } from './api'
import { argumentPattern, getArgumentName, renderWithChips } from './argument-chips'
import { createChipInput } from './chip-field'
import { h } from './dom'
import { language, t } from './language'
import { createPlainInput, type InputOptions } from './plain-field'

/** Formats the limits of a text: characters, and words of a story page. */
export const formatLimits = ({ maxLength, wordLimits }: Text) =>
  [
    maxLength && t('editor.lengthLimit', { count: maxLength }),
    wordLimits && t('editor.wordLimits', wordLimits),
  ]
    .filter(Boolean)
    .join(' ')

/** The labels of a text's chips, by argument. A text with a plural or a choice is edited as source, without chips. */
const getChipLabels = ({ arguments: all, values }: Text) =>
  new Map(
    Object.values(values).some((value) => /\{\s*\w+\s*,/.test(value))
      ? []
      : all.flatMap(({ name, label }) => (label ? [[name, t(`shown.${label}`)] as const] : [])),
  )

/** Finds the source of an argument in any language: a tag includes its content. */
function findArgumentSource(name: string, { values }: Text) {
  const sources = Object.values(values).flatMap((value) => value.match(argumentPattern) ?? [])
  return sources.find((source) => getArgumentName(source) === name) ?? name
}

/** Creates a field with chips, and a button for each that inserts it. */
function createChipField(options: InputOptions, text: Text, labels: Map<string, string>) {
  const input = createChipInput(options, labels)
  const buttons = [...labels].map(([name, label]) =>
    h(
      'button',
      {
        type: 'button',
        class: 'chip',
        title: t('editor.insertAtCursor', { label }),
        disabled: options.value === undefined,
        onClick: () => input.insert(findArgumentSource(name, text)),
      },
      label,
    ),
  )
  return { input, buttons: h('span', {}, h('small', {}, t('editor.insert'), ' '), ...buttons) }
}

/**
 * Creates the field of one language, with its label, counter and findings.
 * @param options `fileFinding`: the error for which the language's file can't be parsed
 */
export function createTextField(
  locale: State['locales'][number],
  text: Text,
  { fileFinding, ...options }: Omit<InputOptions, 'attributes'> & { fileFinding: Finding | undefined },
) {
  const id = `text-${locale.code}`
  const labels = getChipLabels(text)
  const inputOptions: InputOptions = {
    ...options,
    attributes: {
      id,
      lang: locale.code,
      spellcheck: 'true',
      'aria-labelledby': `${id}-label`,
      'aria-describedby': `${id}-count ${id}-alert`,
    },
  }
  const { input, buttons } =
    labels.size > 0
      ? createChipField(inputOptions, text, labels)
      : { input: createPlainInput(inputOptions), buttons: null }
  const counter = h('small', { id: `${id}-count` })
  const alert = h('div', { id: `${id}-alert`, role: 'alert' })
  const setText = (value: string) => {
    input.setText(value)
    const characters = [...value].length
    const words = value.split(/\s+/).filter(Boolean).length
    counter.textContent = [
      text.maxLength
        ? t('editor.charactersOf', { count: characters, max: text.maxLength })
        : t('editor.characters', { count: characters }),
      text.wordLimits && t('editor.words', { count: words }),
    ]
      .filter(Boolean)
      .join(', ')
    counter.classList.toggle('over', text.maxLength !== undefined && characters > text.maxLength)
  }

  const element = h(
    'div',
    { class: 'field' },
    h('label', { id: `${id}-label`, onClick: () => input.focusTarget.focus() }, locale.name),
    input.element,
    h('div', { class: 'below' }, counter, buttons),
    options.value === undefined &&
      fileFinding &&
      h('p', { class: 'finding error' }, formatFinding(fileFinding, t)),
    alert,
  )
  return { locale, focusTarget: input.focusTarget, alert, element, setText, destroy: input.destroy }
}

/** Renders a text's name: the text in the editor's language, or else in the first one, and its key. */
export const renderTextName = (text: Text) => [
  h(
    'span',
    {},
    ...renderWithChips(text.values[language] ?? Object.values(text.values)[0] ?? '', getChipLabels(text)),
  ),
  ' ',
  h('small', {}, text.key),
]

/** Renders buttons that open other texts; false if there are none. */
export const renderTextLinks = (title: string, texts: Text[], onOpen: (id: TextId) => void) =>
  texts.length > 0 &&
  h(
    'p',
    { class: 'limits' },
    title,
    ' ',
    ...texts.map((text) =>
      h('button', { type: 'button', class: 'chip', onClick: () => onOpen(text) }, ...renderTextName(text)),
    ),
  )
