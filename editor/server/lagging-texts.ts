import { nonTextKeys } from '@/lib/i18n/non-text-keys'
import type { TextId, Translations } from './message-files'
import { createRecord } from './text-record'

/*
 * The record of texts that were changed in some languages only: { "messages hero.title": ["es", "fr"] }.
 */

export const laggingTextsPath = 'editor/lagging-texts.json'

const record = createRecord((value): value is string[] => Array.isArray(value))

/** Returns a function that finds the languages in which a text lags. @param text of the record */
export function createLaggingLookup(text: string | undefined): (id: TextId) => string[] {
  const find = record.createLookup(text)
  return (id) => find(id) ?? []
}

/** Sets the languages in which a text lags. @returns the new text of the record, undefined if it is empty */
export const setLagging = (text: string | undefined, id: TextId, locales: readonly string[]) =>
  record.set(text, id, [...locales].sort())

/**
 * Finds the languages in which a text lags after a save.
 * @param options `values`: of the text after the save; `saved`: the languages that it changed; `lagging`: those that lagged
 *   before it; `baseline`: the text and its lagging languages at the last commit
 */
export function findLagging({
  key,
  values,
  saved,
  lagging,
  baseline,
}: {
  key: string
  values: Translations
  saved: readonly string[]
  lagging: readonly string[]
  baseline: { values: Translations; lagging: readonly string[] }
}): string[] {
  const isChanged = (locale: string) => values[locale] !== baseline.values[locale]
  const locales = Object.keys(values)
  if (nonTextKeys.test(key) || new Set(Object.values(values)).size === 1) return []
  if (!locales.some(isChanged)) return [...baseline.lagging]
  const isCatchUp = saved.every((locale) => lagging.includes(locale) || !isChanged(locale))
  return locales.filter((locale) => {
    // A language that went back to the last commit lags behind those that did not.
    if (saved.includes(locale)) return !isChanged(locale)
    // While some languages lag, one that has changed since the last commit too is up to date.
    return lagging.includes(locale) || !(isCatchUp || (lagging.length > 0 && isChanged(locale)))
  })
}
