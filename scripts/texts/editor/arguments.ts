import type { Place } from './files'

/* What the site puts in the place of an argument: in words, and the texts that it is made of. */

export type Argument = { name: string; inWords: string; madeOf: Place[] }

const messages = (...keys: string[]): Place[] => keys.map((key) => ({ folder: 'messages', key }))

const known: Record<string, Omit<Argument, 'name'>> = {
  '{price}': { inWords: 'the price', madeOf: messages('book.offer.amount', 'book.offer.currency') },
  '{value}': { inWords: 'the rating', madeOf: messages('book.rating.value') },
  '{best}': { inWords: 'the best rating', madeOf: messages('book.rating.best') },
  '{email}': { inWords: 'the e-mail address', madeOf: messages('footer.email') },
  '{date}': {
    inWords: 'the date',
    madeOf: ['terms', 'privacy', 'accessibility'].map((name) => ({
      folder: 'messages/legal',
      key: `${name}.updated`,
    })),
  },
  '{page}': { inWords: 'the page’s number', madeOf: [] },
  '{total}': { inWords: 'how many pages', madeOf: [] },
  '{from}': { inWords: 'the youngest age', madeOf: [] },
  '{to}': { inWords: 'the oldest age', madeOf: [] },
  '<year>': { inWords: 'the year', madeOf: [] },
}

/** What is known of an argument. @param name `{price}`, `<year>` */
export const argumentOf = (name: string): Argument => ({
  name,
  ...(known[name] ?? { inWords: 'filled in by the site', madeOf: [] }),
})
