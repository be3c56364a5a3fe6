import { h } from './dom'

/** What is typed into. `area`: the element that has the focus; `write`: shows another text; `remove`: ends it */
export type Input = {
  element: HTMLElement
  area: HTMLElement
  write: (text: string) => void
  remove: () => void
}
/** `value`: undefined if there is no text to change */
export type InputParts = {
  attributes: Record<string, string>
  value: string | undefined
  onInput: (value: string) => void
}

/** The field of a text in which the site fills in nothing. */
export function plainInput({ attributes, value, onInput }: InputParts): Input {
  const area = h('textarea', {
    ...attributes,
    rows: 2,
    disabled: value === undefined,
    onInput: () => onInput(area.value),
  })
  return {
    element: area,
    area,
    write: (text) => {
      // Setting it moves the caret.
      if (area.value !== text) area.value = text
    },
    remove: () => {},
  }
}
