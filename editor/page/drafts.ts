import type { Text, TextId } from './api'

/* Unsaved edits, which the browser stores, so that they survive a reload and a restart of the editor. */

/** `base`: the text that was edited */
export type Draft = TextId & { locale: string; base: string; text: string }
/** By their name in the browser's storage. */
export type Drafts = Readonly<Record<string, Draft>>

const prefix = 'nori-draft '

/** The name under which a draft is stored. */
const getDraftName = ({ folder, key, locale }: Pick<Draft, 'folder' | 'key' | 'locale'>) =>
  `${prefix}${folder} ${key} ${locale}`

export const getDraft = (drafts: Drafts, { folder, key }: TextId, locale: string): Draft | undefined =>
  drafts[getDraftName({ folder, key, locale })]

/** A text, and the date of its legal document, which is saved and discarded with it. */
export function listSavedTogether({ folder, key }: TextId): TextId[] {
  const date = { folder, key: key.replace(/\..*/, '.updated') }
  return folder === 'messages/legal' && date.key !== key ? [{ folder, key }, date] : [{ folder, key }]
}

/** Sets or removes a draft; a draft that equals its base is none. */
export function withDraft(drafts: Drafts, draft: Draft): Drafts {
  const { [getDraftName(draft)]: _, ...others } = drafts
  return draft.text === draft.base ? others : { ...others, [getDraftName(draft)]: draft }
}

/**
 * After a save: what was typed while it ran remains a draft, now of the saved text.
 * @param sent what was sent to be saved, by language
 * @param stored what the files have now
 */
export const keepNewerEdits = (
  drafts: Drafts,
  id: TextId,
  sent: Record<string, string>,
  stored: Record<string, string> = {},
): Drafts =>
  Object.entries(sent).reduce((kept, [locale, text]) => {
    const draft = getDraft(kept, id, locale)
    const base = stored[locale]
    if (!draft || base === undefined) return kept
    return withDraft(kept, { ...draft, base, text: draft.text === text ? base : draft.text })
  }, drafts)

/** Removes the drafts whose text has been stored by others, such as another window. */
export const dropStoredDrafts = (drafts: Drafts, getStored: (draft: Draft) => string | undefined): Drafts =>
  Object.fromEntries(Object.entries(drafts).filter(([, draft]) => draft.text !== getStored(draft)))

/**
 * Finds whether a text was changed elsewhere, in another window or by another program, since its draft was begun.
 * @returns both versions
 */
export function findConflict(drafts: Drafts, text: Text, locale: string) {
  const draft = getDraft(drafts, text, locale)
  const stored = text.values[locale]
  return draft && stored !== undefined && stored !== draft.base && stored !== draft.text
    ? { stored, yours: draft.text }
    : undefined
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  ['folder', 'key', 'locale', 'base', 'text'].every(
    (name) => typeof (value as Record<string, unknown>)[name] === 'string',
  )

/** Parses a stored item; undefined if it is no draft. */
export function parseDraft(name: string, stored: string | null): Draft | undefined {
  if (!name.startsWith(prefix)) return undefined
  try {
    const value: unknown = JSON.parse(stored ?? 'null')
    return isDraft(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Reads all drafts. @param getStorage throws where storage is blocked */
export function readDrafts(getStorage: () => Storage): Drafts {
  try {
    const drafts = Object.entries(getStorage()).map(([name, stored]) => [name, parseDraft(name, stored)])
    return Object.fromEntries(drafts.filter(([, draft]) => draft))
  } catch {
    return {}
  }
}

/**
 * Stores the drafts that differ from the previous ones, and removes those that are gone.
 * @returns whether all are stored; false if storage is blocked or full
 */
export function storeDrafts(getStorage: () => Storage, previous: Drafts, drafts: Drafts): boolean {
  try {
    const storage = getStorage()
    for (const name of Object.keys(previous)) if (!drafts[name]) storage.removeItem(name)
    for (const [name, draft] of Object.entries(drafts))
      if (draft !== previous[name]) storage.setItem(name, JSON.stringify(draft))
    return true
  } catch {
    return Object.keys(drafts).length === 0
  }
}
