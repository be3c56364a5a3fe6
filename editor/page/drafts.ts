import { isSameId, type Text, type TextId, type Translations, toName } from '../texts'
import { storeItem, tryStorage } from './storage'

/* Texts that were typed and not yet saved, which the browser stores, so that they survive a reload. */

/** `texts`: what was typed, by language; `bases`: the texts that it replaces */
type Draft = TextId & { texts: Translations; bases: Translations }
export type Drafts = Readonly<Record<string, Draft>>

export const findDraft = (drafts: Drafts, id: TextId): Draft | undefined => drafts[toName(id)]

/** A text with its draft, in all languages. */
export const getTyped = (drafts: Drafts, text: Text): Translations => ({
  ...text.values,
  ...findDraft(drafts, text)?.texts,
})

/**
 * Sets a draft, omitting languages in which it equals the stored text. Without any language left, removes the draft.
 */
function setDraft(drafts: Drafts, { texts, bases, folder, key }: Draft, stored: Translations): Drafts {
  const { [toName({ folder, key })]: _, ...others } = drafts
  const locales = Object.keys(texts).filter((locale) => texts[locale] !== stored[locale])
  const pick = (from: Translations) =>
    Object.fromEntries(locales.map((locale) => [locale, from[locale] ?? '']))
  if (locales.length === 0) return others
  return { ...others, [toName({ folder, key })]: { folder, key, texts: pick(texts), bases: pick(bases) } }
}

export function typeTexts(drafts: Drafts, text: Text, typed: Translations): Drafts {
  const { texts, bases } = findDraft(drafts, text) ?? {}
  const draft = { texts: { ...texts, ...typed }, bases: { ...text.values, ...bases } }
  return setDraft(drafts, { ...text, ...draft }, text.values)
}

export const discardDraft = (drafts: Drafts, id: TextId): Drafts =>
  setDraft(drafts, { ...id, texts: {}, bases: {} }, {})

/** The languages of a draft whose text was changed elsewhere since: in another window, or by another program. */
export function listConflicts(drafts: Drafts, text: Text): string[] {
  const { texts = {}, bases = {} } = findDraft(drafts, text) ?? {}
  return Object.keys(texts).filter((locale) => bases[locale] !== text.values[locale])
}

/** Ends a conflict: from now on the draft replaces the stored text. */
export function keepDraft(drafts: Drafts, text: Text, locale: string): Drafts {
  const draft = findDraft(drafts, text)
  const bases = { ...draft?.bases, [locale]: text.values[locale] ?? '' }
  return draft ? setDraft(drafts, { ...draft, bases }, text.values) : drafts
}

/**
 * Removes drafts that equal the stored text, and drafts of texts that no longer exist.
 * @param saved what has just been saved; what was typed meanwhile remains a draft, now based on the saved text
 */
export const updateDrafts = (
  drafts: Drafts,
  texts: readonly Text[],
  saved?: { id: TextId; values: Translations },
): Drafts =>
  Object.values(drafts).reduce<Drafts>((kept, draft) => {
    const text = texts.find((one) => isSameId(one, draft))
    const bases = { ...draft.bases, ...(isSameId(saved?.id, draft) && saved?.values) }
    return text ? setDraft(kept, { ...draft, bases }, text.values) : kept
  }, {})

// Differs from the prefix of earlier versions, whose drafts have another form.
const prefix = 'nori-text '

export const readStoredDrafts = (): Drafts =>
  tryStorage((storage) => {
    const names = Object.keys(storage).filter((name) => name.startsWith(prefix))
    return Object.fromEntries(
      names.map((name) => [name.slice(prefix.length), JSON.parse(storage.getItem(name) ?? '')]),
    )
  }) ?? {}

/** Stores what has changed since `stored`; drafts of other windows stay. @returns whether there was room for all */
export function storeDrafts(stored: Drafts, drafts: Drafts): boolean {
  for (const name of Object.keys(stored))
    if (!drafts[name]) tryStorage((storage) => storage.removeItem(prefix + name))
  return Object.entries(drafts)
    .filter(([name, draft]) => draft !== stored[name])
    .every(([name, draft]) => storeItem(prefix + name, JSON.stringify(draft)))
}
