import { isValueKey } from '@/lib/i18n/text-kinds'
import { getToday } from '../../checks/dates'
import { isLegalClause } from '../../checks/message-kinds'
import type { TextId, Translations } from './message-files'
import { createRecord, isTranslations } from './text-record'

/*
 * The record of the days on which legal paragraphs were last changed: { "messages/legal terms.intro.0": { "fr": "2026-11-25" } }.
 * With it a document whose date is older than its text is still found after the texts were sent.
 */

export const legalChangesPath = 'editor/legal-changes.json'

const record = createRecord(isTranslations)

/** Returns a function that finds the day of a text's last change in each language. @param text of the record */
export function createLegalChangesLookup(text: string | undefined): (id: TextId) => Translations {
  const find = record.createLookup(text)
  return (id) => find(id) ?? {}
}

/** Sets the days of a text's last change. @returns the new text of the record, undefined if it is empty */
export const setLegalChanges = record.set

/** Whether a text belongs to what a legal document says, which has a date. */
export const hasLegalDate = ({ folder, key }: TextId) =>
  folder === 'messages/legal' && isLegalClause(key) && !isValueKey(key)

/**
 * Finds the days of a text's last change after a save. A text that went back to the last commit was not changed since.
 * @param options `values`: that were saved; `days`: before it; `baseline`: the text and its days at the last commit
 */
export function findLegalChanges({
  id,
  values,
  days,
  baseline,
}: {
  id: TextId
  values: Translations
  days: Translations
  baseline: { values: Translations; days: Translations }
}): Translations {
  if (!hasLegalDate(id)) return {}
  const changed = Object.entries(values).map(([locale, value]): [string, string | undefined] => [
    locale,
    value === baseline.values[locale] ? baseline.days[locale] : getToday(),
  ])
  const all = Object.entries({ ...days, ...Object.fromEntries(changed) }).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(all.filter((entry): entry is [string, string] => entry[1] !== undefined))
}
