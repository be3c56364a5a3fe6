import type { Text, TextId } from './api'

/* What was typed and is not saved: kept in the browser, so that neither a reload nor a restart of the editor loses it. */

/** `base`: the text that it was typed over */
export type Draft = TextId & { locale: string; base: string; text: string }

const prefix = 'nori-draft '

const isDraft = (found: unknown): found is Draft =>
  typeof found === 'object' &&
  found !== null &&
  ['base', 'text'].every((name) => typeof (found as Record<string, unknown>)[name] === 'string')

/** The draft that was stored; none if it can't be read. */
function parsed(stored: string | null | undefined) {
  try {
    const found: unknown = JSON.parse(stored ?? 'null')
    return isDraft(found) ? found : undefined
  } catch {
    return undefined
  }
}

/**
 * The drafts in a browser's storage. What it refuses, because it is blocked or full, is kept until the page is closed.
 * @param storageOf throws where storage is blocked
 */
export function draftsIn(storageOf: () => Storage) {
  const memory: Map<string, string> = new Map()
  let tell: (() => void) | undefined
  let isTold = false
  const nameOf = ({ folder, key }: TextId, locale: string) => `${prefix}${folder} ${key} ${locale}`
  const attempt = <T>(work: (storage: Storage) => T) => {
    try {
      return work(storageOf())
    } catch {
      return undefined
    }
  }
  const read = (name: string) => parsed(memory.get(name) ?? attempt((storage) => storage.getItem(name)))
  const write = (name: string, draft: string) => {
    memory.set(name, draft)
    const isStored = attempt((storage) => {
      storage.setItem(name, draft)
      return true
    })
    if (isStored) memory.delete(name)
    else if (!isTold) {
      isTold = true
      tell?.()
    }
  }
  const remove = (name: string) => {
    memory.delete(name)
    attempt((storage) => storage.removeItem(name))
  }

  return {
    /** The draft of a text in a language. */
    of: (id: TextId, locale: string) => read(nameOf(id, locale)),
    /** Keeps a draft; forgets it if it is the text that it was typed over. */
    keep: ({ folder, key, locale, base, text }: Draft) => {
      const name = nameOf({ folder, key }, locale)
      if (text === base) remove(name)
      else write(name, JSON.stringify({ folder, key, locale, base, text }))
    },
    /** Whether a text has a draft in any language. */
    has: (text: Text) => Object.keys(text.values).some((locale) => read(nameOf(text, locale))),
    /** Calls back once, when a draft is first kept in this window only. */
    onRefused: (callBack: () => void) => {
      tell = callBack
    },
  }
}

export const drafts = draftsIn(() => globalThis.localStorage)
