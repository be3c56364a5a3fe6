import type { StringName } from '../../scripts/check/strings'
import type { TextSpec } from '../../scripts/check/text-specs'
import type { Place } from './files'

/* What the site puts in the place of an argument. */

/** `shown`: what the site shows there; `madeOf`: the texts that it is made of */
export type Argument = { name: string; shown?: StringName<'shown'>; madeOf: Place[] }

const messages = (...keys: string[]): Place[] => keys.map((key) => ({ folder: 'messages', key }))

const madeOf: Record<string, Place[]> = {
  '{price}': messages('book.offer.amount', 'book.offer.currency'),
  '{value}': messages('book.rating.value'),
  '{best}': messages('book.rating.best'),
  '{email}': messages('footer.email'),
  '{title}': messages('free-story.story.title'),
  '{date}': ['terms', 'privacy', 'accessibility'].map((name) => ({
    folder: 'messages/legal',
    key: `${name}.updated`,
  })),
}

/**
 * The arguments of a text.
 * @param names those that it has, as `{price}` or `<year>`
 * @param filled those that the code fills in (text-specs.ts), in one of the strings `shown`
 */
export const argumentsOf = (names: Iterable<string>, filled: TextSpec['variables'] = {}): Argument[] =>
  [...new Set([...Object.keys(filled), ...names])].map((name) => ({
    name,
    shown: filled[name],
    madeOf: madeOf[name] ?? [],
  }))
