import { nonTextKeys } from '@/lib/i18n/non-text-keys'
import type { TextId, Translations } from './message-files'

/*
 * The record of texts that were changed in some languages only. It is a file of the project, so that a language that lags
 * behind is remembered across commits: { "messages hero.title": ["es", "fr"] }.
 */

export const laggingTextsPath = 'editor/lagging-texts.json'

const toName = ({ folder, key }: TextId) => `${folder} ${key}`

/** Parses the record. One that can't be read, such as after a merge conflict, is empty: it has reminders only. */
function parseRecord(text: string | undefined): [name: string, locales: string[]][] {
  try {
    return Object.entries(JSON.parse(text ?? '{}')).filter((entry): entry is [string, string[]] =>
      Array.isArray(entry[1]),
    )
  } catch {
    return []
  }
}

/** Returns a function that finds the languages in which a text lags. @param text of the record */
export function createLaggingLookup(text: string | undefined): (id: TextId) => string[] {
  const record = new Map(parseRecord(text))
  return (id) => record.get(toName(id)) ?? []
}

/** Sets the languages in which a text lags. @returns the new text of the record, undefined if it is empty */
export function setLagging(text: string | undefined, id: TextId, locales: readonly string[]) {
  const lines = [...new Map(parseRecord(text)).set(toName(id), [...locales].sort())]
    .filter(([, lagging]) => lagging.length > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, lagging]) => `  ${JSON.stringify(name)}: ${JSON.stringify(lagging).replaceAll(',', ', ')}`)
  return lines.length > 0 ? `{\n${lines.join(',\n')}\n}\n` : undefined
}

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
