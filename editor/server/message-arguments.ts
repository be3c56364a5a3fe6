import type { StringName } from '../../scripts/check/strings'
import type { TextSpec } from '../../scripts/check/text-specs'
import type { TextId } from './message-files'

/* The arguments and tags of messages, such as `{price}` and `<year>`, which the site replaces with values. */

/**
 * `name`: as it is written at its start: `{price}`, `<year>`. `label`: the string `shown` that names its value.
 * `sources`: the texts from which the site takes its value
 */
export type MessageArgument = { name: string; label?: StringName<'shown'>; sources: TextId[] }

const messageIds = (...keys: string[]): TextId[] => keys.map((key) => ({ folder: 'messages', key }))

const argumentSources: Record<string, TextId[]> = {
  '{price}': messageIds('book.offer.amount', 'book.offer.currency'),
  '{value}': messageIds('book.rating.value'),
  '{best}': messageIds('book.rating.best'),
  '{email}': messageIds('footer.email'),
  '{title}': messageIds('free-story.story.title'),
  '{date}': ['terms', 'privacy', 'accessibility'].map((name) => ({
    folder: 'messages/legal',
    key: `${name}.updated`,
  })),
}

/**
 * Describes the arguments of a text.
 * @param names those in the text, as `{price}` or `<year>`
 * @param labels of those that the code provides (text-specs.ts)
 */
export const describeArguments = (
  names: Iterable<string>,
  labels: TextSpec['variables'] = {},
): MessageArgument[] =>
  [...new Set([...Object.keys(labels), ...names])].map((name) => ({
    name,
    label: labels[name],
    sources: argumentSources[name] ?? [],
  }))
