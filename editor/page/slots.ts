import { h } from './dom'

/* What the site fills in within a text: `{price}`, `<year>2026</year>`. */

/** Splits a text: what is at odd places is filled in. */
export const slot = /(\{\w+\}|<\w+>.*?<\/\w+>)/g

/** The argument that a slot is of, as the server names it: `{price}`, `<year>`. */
export const argumentOf = (source: string) => source.match(/^(\{\w+\}|<\w+>)/)?.[0]

/** A text with its slots as chips. @param inWords of the arguments that have a chip */
export const withChips = (text: string, inWords: Map<string, string>) =>
  text.split(slot).map((part) => {
    const words = inWords.get(argumentOf(part) ?? '')
    return words ? chip(words) : part
  })

/** What stands for something that the site fills in, such as “the price”. */
export const chip = (inWords: string) => h('i', { class: 'slot' }, inWords)
