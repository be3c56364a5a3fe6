import { h } from './dom'

/* The arguments and tags in a text, `{price}` and `<year>2026</year>`, which are shown as named chips. */

/** Matches an argument, or a tag with its content. Splitting a text by it leaves them at the odd indexes. */
export const argumentPattern = /(\{\w+\}|<\w+>.*?<\/\w+>)/g

/** The name of an argument or tag, as the server writes it: `{price}`, `<year>`. */
export const getArgumentName = (source: string) => source.match(/^(\{\w+\}|<\w+>)/)?.[0]

/** Splits a text into strings and chips. @param labels of the arguments that are shown as chips, by name */
export const renderWithChips = (text: string, labels: Map<string, string>) =>
  text.split(argumentPattern).map((part) => {
    const label = labels.get(getArgumentName(part) ?? '')
    return label ? createChip(label) : part
  })

/** Creates the chip of an argument. @param label what the site inserts there, such as “the price” */
export const createChip = (label: string) => h('i', { class: 'argument' }, label)
