import { h } from './dom'

export type Input = {
  element: HTMLElement
  /** The element that receives the focus. */
  focusTarget: HTMLElement
  setText: (text: string) => void
  destroy: () => void
}
/** `value`: undefined disables the field */
export type InputOptions = {
  attributes: Record<string, string>
  value: string | undefined
  onInput: (value: string) => void
}

/** Creates the field of a text without arguments: a textarea. */
export function createPlainInput({ attributes, value, onInput }: InputOptions): Input {
  const textarea = h('textarea', {
    ...attributes,
    rows: 2,
    disabled: value === undefined,
    onInput: () => onInput(textarea.value),
  })
  return {
    element: textarea,
    focusTarget: textarea,
    setText: (text) => {
      // Assigning the same text would move the caret to the end.
      if (textarea.value !== text) textarea.value = text
    },
    destroy: () => {},
  }
}
