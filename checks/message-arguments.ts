import { documentKeys } from '@/lib/pages'
import type { IcuMessage } from './icu-message'
import type { TextId } from './message-files'
import type { StringName } from './strings'
import { findTextSpec } from './text-specs'

/* The arguments and tags of messages, such as `{price}` and `<year>`, which the site replaces with values. */

/**
 * `name`: as it is written at its start: `{price}`, `<year>`. `label`: the string `shown` that names its value.
 * `sources`: the texts from which the site takes its value
 */
export type MessageArgument = { name: string; label?: StringName<'shown'>; sources: TextId[] }

const messageIds = (...keys: string[]): TextId[] => keys.map((key) => ({ folder: 'messages', key }))

/** The texts from which the site takes a value, by the string that names the value. */
const sourcesByLabel: Partial<Record<StringName<'shown'>, TextId[]>> = {
  price: messageIds('book.offer.amount', 'book.offer.currency'),
  value: messageIds('book.rating.value'),
  best: messageIds('book.rating.best'),
  email: messageIds('footer.email'),
  title: messageIds('free-story.story.title'),
  date: documentKeys.map((name) => ({ folder: 'messages/legal', key: `${name}.updated` })),
}

/** Finds the string that names the value that the site takes from a text; undefined if it takes none. */
export const findValueLabel = (id: TextId): StringName<'shown'> | undefined => {
  if (id.key === 'book.offer.currency') return 'currency'
  const labels = Object.keys(sourcesByLabel) as StringName<'shown'>[]
  return labels.find((label) =>
    sourcesByLabel[label]?.some(({ folder, key }) => folder === id.folder && key === id.key),
  )
}

/**
 * Describes the arguments that a text contains or may contain. Those that no language contains have no sources, because
 * the text does not show their value.
 * @param translations the text in all languages
 */
export function describeArguments(
  key: string,
  translations: readonly Pick<IcuMessage, 'argumentNames'>[],
): MessageArgument[] {
  const labels = findTextSpec(key).variables ?? {}
  const contained = new Set(translations.flatMap(({ argumentNames }) => [...argumentNames]))
  return [...new Set([...Object.keys(labels), ...contained])].map((name) => {
    const label = labels[name]
    return { name, label, sources: (label && contained.has(name) && sourcesByLabel[label]) || [] }
  })
}
