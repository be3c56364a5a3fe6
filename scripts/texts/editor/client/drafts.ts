import type { Text, TextId } from './api'

/* What was typed and is not saved: kept in the browser, so that neither a reload nor a restart of the editor loses it. */

/** `base`: the text that it was typed over */
export type Draft = TextId & { locale: string; base: string; text: string }

const prefix = 'nori-draft '

/** The drafts in a browser's storage. */
export function draftsIn(storage: Storage) {
  const nameOf = ({ folder, key }: TextId, locale: string) => `${prefix}${folder} ${key} ${locale}`
  const read = (name: string): Draft | undefined => JSON.parse(storage.getItem(name) ?? 'null') ?? undefined
  return {
    /** The draft of a text in a language. */
    of: (id: TextId, locale: string) => read(nameOf(id, locale)),
    /** Keeps a draft; forgets it if it is the text that it was typed over. */
    keep: ({ folder, key, locale, base, text }: Draft) => {
      const name = nameOf({ folder, key }, locale)
      if (text === base) storage.removeItem(name)
      else storage.setItem(name, JSON.stringify({ folder, key, locale, base, text }))
    },
    /** Whether a text has a draft in any language. */
    has: (text: Text) => Object.keys(text.values).some((locale) => storage.getItem(nameOf(text, locale))),
  }
}

export const drafts = draftsIn(globalThis.localStorage)
