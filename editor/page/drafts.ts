import type { Text, TextId } from './api'

/* Unsaved edits, stored in the browser, so that they survive a reload and a restart of the editor. */

/** `base`: the text that was edited */
export type Draft = TextId & { locale: string; base: string; text: string }

const prefix = 'nori-draft '

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  ['base', 'text'].every((name) => typeof (value as Record<string, unknown>)[name] === 'string')

/** Parses a stored draft; undefined if it is invalid. */
function parseDraft(stored: string | null | undefined) {
  try {
    const value: unknown = JSON.parse(stored ?? 'null')
    return isDraft(value) ? value : undefined
  } catch {
    return undefined
  }
}

/**
 * Creates a store for drafts. If the browser's storage is blocked or full, it keeps them in memory.
 * @param getStorage throws where storage is blocked
 */
export function createDraftStore(getStorage: () => Storage) {
  const memory: Map<string, string> = new Map()
  let onFailure: (() => void) | undefined
  let isFailureReported = false
  const storageKey = ({ folder, key }: TextId, locale: string) => `${prefix}${folder} ${key} ${locale}`
  const tryStorage = <T>(action: (storage: Storage) => T) => {
    try {
      return action(getStorage())
    } catch {
      return undefined
    }
  }
  const read = (name: string) =>
    parseDraft(memory.get(name) ?? tryStorage((storage) => storage.getItem(name)))
  const write = (name: string, draft: string) => {
    memory.set(name, draft)
    const isStored = tryStorage((storage) => {
      storage.setItem(name, draft)
      return true
    })
    if (isStored) memory.delete(name)
    else if (!isFailureReported) {
      isFailureReported = true
      onFailure?.()
    }
  }
  const remove = (name: string) => {
    memory.delete(name)
    tryStorage((storage) => storage.removeItem(name))
  }

  return {
    get: (id: TextId, locale: string) => read(storageKey(id, locale)),
    /** Stores a draft; removes it if the text is the same as its base. */
    set: ({ folder, key, locale, base, text }: Draft) => {
      const name = storageKey({ folder, key }, locale)
      if (text === base) remove(name)
      else write(name, JSON.stringify({ folder, key, locale, base, text }))
    },
    /** Whether a text has a draft in any language. */
    has: (text: Text) => Object.keys(text.values).some((locale) => read(storageKey(text, locale))),
    /** Calls back the first time that a draft can be kept in memory only. */
    onStorageFailure: (callback: () => void) => {
      onFailure = callback
    },
  }
}

export const drafts = createDraftStore(() => globalThis.localStorage)
