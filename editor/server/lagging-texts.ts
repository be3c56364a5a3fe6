import { isValueKey } from '@/lib/i18n/text-kinds'
import { isSameButKindsOfSpaces } from '../../checks/format-while-typing'
import type { TextId, Translations } from './message-files'
import { createRecord, isTranslations } from './text-record'

/*
 * Texts that were changed in some languages only. What the editor saves is recorded, null where a text lags, and elsewhere
 * what it was before the change, which “Publish” shows: { "messages hero.title": { "en": "One", "es": null, "fr": null } }.
 * What other programs change is found, until it is committed, by a comparison with the baseline and with the texts as the
 * editor last saved or confirmed them.
 */

export const laggingTextsPath = 'editor/lagging-texts.json'

const record = createRecord(
  (value): value is Record<string, string | null> =>
    typeof value === 'object' && value !== null && Object.values(value).includes(null),
)

/**
 * Returns a function that finds in which languages a text lags, and what the other languages were before the change.
 * @param text of the record
 */
export function createLaggingLookup(text: string | undefined) {
  const find = record.createLookup(text)
  return (id: TextId): { lagging: string[]; before: Translations } => {
    const entries = Object.entries(find(id) ?? {})
    return {
      lagging: entries.flatMap(([locale, before]) => (before === null ? locale : [])),
      before: Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== null)),
    }
  }
}

/**
 * Sets the languages in which a text lags.
 * @param baseline the text in the baseline, which is what it was before, unless an earlier version is recorded
 * @returns the new text of the record, undefined if it is empty
 */
export function setLagging(
  text: string | undefined,
  id: TextId,
  lagging: readonly string[],
  baseline: Translations,
) {
  const before = Object.entries({ ...baseline, ...createLaggingLookup(text)(id).before })
  const entries = [
    ...lagging.map((locale) => [locale, null] as const),
    ...before.filter(([locale]) => !lagging.includes(locale)),
  ].sort(([a], [b]) => (a < b ? -1 : 1))
  return record.set(text, id, Object.fromEntries(lagging.length > 0 ? entries : []))
}

/** Where the texts are kept as the editor last saved or confirmed them: { "messages hero.title": { "en": "One", … } }. */
export const knownTextsPath = '.editing/known-texts.json'

const knownTexts = createRecord(isTranslations)
/** Sets a text as the editor knows it. @returns the new text of the file */
export const setKnownText = knownTexts.set

/** Whether two versions of a text look different. */
const differ = (one: string | undefined, other: string | undefined) =>
  !isSameButKindsOfSpaces(one ?? '', other ?? '')

/** Finds the languages in which a save changes what can be seen of a text. */
export const findVisibleChanges = (stored: Translations, after: Translations): string[] =>
  Object.keys(after).filter((locale) => differ(stored[locale], after[locale]))

/** Whether the languages of a text can't lag, because they are all the same. */
const isSame = (key: string, values: Translations) =>
  isValueKey(key) || new Set(Object.values(values)).size === 1

/**
 * Returns a function that finds the languages in which a text lags now: those of the record, and those that other programs
 * left as they were when they changed others. It receives the text as it is and as in the baseline.
 * @param readText reads a file of the project
 */
export function createCurrentLaggingLookup(readText: (path: string) => string | undefined) {
  const findRecorded = createLaggingLookup(readText(laggingTextsPath))
  const findKnown = knownTexts.createLookup(readText(knownTextsPath))
  return (id: TextId, values: Translations, baseline: Translations): string[] => {
    const locales = Object.keys(values).sort()
    const recorded = locales.filter((locale) => findRecorded(id).lagging.includes(locale))
    const known = findKnown(id)
    const changed = locales.filter((locale) =>
      [baseline, known ?? baseline].every((one) => locale in one && differ(one[locale], values[locale])),
    )
    // If only what lagged has changed, it caught up.
    if (isSame(id.key, values) || changed.every((locale) => recorded.includes(locale)))
      return recorded.filter((locale) => !changed.includes(locale))
    return locales.filter((locale) => recorded.includes(locale) || !changed.includes(locale))
  }
}

/**
 * Finds the languages in which a text lags after a save.
 * @param options `values`: of the text after the save; `saved`: the languages that it changed visibly; `lagging`: those
 *   that lagged before it; `baseline`: the text and its lagging languages at the last commit
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
  const isChanged = (locale: string) => differ(values[locale], baseline.values[locale])
  const locales = Object.keys(values)
  if (isSame(key, values)) return []
  if (!locales.some(isChanged)) return [...baseline.lagging]
  const isCatchUp = saved.every((locale) => lagging.includes(locale) || !isChanged(locale))
  return locales.filter((locale) => {
    // A language that went back to the last commit lags behind those that did not.
    if (saved.includes(locale)) return !isChanged(locale)
    // While some languages lag, one that has changed since the last commit too is up to date.
    return lagging.includes(locale) || !(isCatchUp || (lagging.length > 0 && isChanged(locale)))
  })
}
