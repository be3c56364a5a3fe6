import { isSameText, type Text, type TextId, type Translations, toName } from '../texts'

/* Texts that were typed and not yet saved, which the browser stores, so that they survive a reload. */

/** `texts`: what was typed, by language; `bases`: the texts that it replaces */
export type Draft = TextId & { texts: Translations; bases: Translations }
/** Drafts by the name of their text. */
export type Drafts = Readonly<Record<string, Draft>>

export const findDraft = (drafts: Drafts, id: TextId): Draft | undefined => drafts[toName(id)]

/** A text with its draft, in all languages. */
export const getTyped = (drafts: Drafts, text: Text): Translations => ({
  ...text.values,
  ...findDraft(drafts, text)?.texts,
})

const omit = (translations: Translations, locale: string): Translations =>
  Object.fromEntries(Object.entries(translations).filter(([code]) => code !== locale))

function withDraft(drafts: Drafts, draft: Draft): Drafts {
  const { [toName(draft)]: _, ...others } = drafts
  return Object.keys(draft.texts).length > 0 ? { ...others, [toName(draft)]: draft } : others
}

/** Sets what was typed in a language. The stored text itself is no draft. */
export function typeText(
  drafts: Drafts,
  { folder, key, values }: Text,
  locale: string,
  typed: string,
): Drafts {
  const draft = findDraft(drafts, { folder, key }) ?? { folder, key, texts: {}, bases: {} }
  const bases = { ...draft.bases, [locale]: draft.bases[locale] ?? values[locale] ?? '' }
  return withDraft(
    drafts,
    typed === bases[locale]
      ? { ...draft, texts: omit(draft.texts, locale), bases: omit(bases, locale) }
      : { ...draft, texts: { ...draft.texts, [locale]: typed }, bases },
  )
}

export const discardDraft = (drafts: Drafts, id: TextId): Drafts =>
  withDraft(drafts, { ...id, texts: {}, bases: {} })

/** The languages of a draft whose text was changed elsewhere since: in another window, or by another program. */
export function listConflicts(drafts: Drafts, text: Text): string[] {
  const { texts = {}, bases = {} } = findDraft(drafts, text) ?? {}
  return Object.keys(texts).filter((locale) => bases[locale] !== text.values[locale])
}

/** Ends a conflict: the draft from now on replaces the stored text, or is dropped. */
export function resolveConflict(drafts: Drafts, text: Text, locale: string, keepsDraft: boolean): Drafts {
  const draft = findDraft(drafts, text)
  if (!draft) return drafts
  const bases = { ...draft.bases, [locale]: text.values[locale] ?? '' }
  const typed = keepsDraft ? draft.texts[locale] : undefined
  return typeText(
    { ...drafts, [toName(text)]: { ...draft, bases } },
    text,
    locale,
    typed ?? bases[locale] ?? '',
  )
}

/** After a save: what was typed while it ran remains a draft, now of the saved text. */
export function keepNewerTexts(drafts: Drafts, id: TextId, saved: Translations): Drafts {
  const draft = findDraft(drafts, id)
  if (!draft) return drafts
  const bases = { ...draft.bases, ...saved }
  return withDraft(drafts, { ...draft, ...keepDifferent(draft.texts, saved, bases) })
}

/** Drops the drafts that are stored, for example by another window, and those whose text no longer exists. */
export const dropStored = (drafts: Drafts, texts: readonly Text[]): Drafts =>
  Object.values(drafts).reduce<Drafts>((kept, draft) => {
    const text = texts.find((one) => isSameText(one, draft))
    return text
      ? withDraft(kept, { ...draft, ...keepDifferent(draft.texts, text.values, draft.bases) })
      : kept
  }, {})

function keepDifferent(texts: Translations, stored: Translations, bases: Translations) {
  const locales = Object.keys(texts).filter((locale) => texts[locale] !== stored[locale])
  const pick = (from: Translations) =>
    Object.fromEntries(locales.map((locale) => [locale, from[locale] ?? '']))
  return { texts: pick(texts), bases: pick(bases) }
}

const prefix = 'nori-draft '

/** Reads the stored drafts. A browser may block its storage. */
export function readStoredDrafts(): Drafts {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(prefix))
    return Object.fromEntries(
      names.map((name) => [name.slice(prefix.length), JSON.parse(localStorage.getItem(name) ?? '')]),
    )
  } catch {
    return {}
  }
}

/** Stores what has changed of the drafts; those that other windows have stored stay. @returns whether that worked */
export function storeDrafts(before: Drafts, drafts: Drafts): boolean {
  try {
    for (const name of Object.keys(before)) if (!drafts[name]) localStorage.removeItem(prefix + name)
    for (const [name, draft] of Object.entries(drafts))
      if (draft !== before[name]) localStorage.setItem(prefix + name, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}
