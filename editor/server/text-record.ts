import type { TextId, Translations } from './message-files'

/*
 * Records about texts that are files of the project, so that they are kept across commits. They have a line for each text:
 * { "messages/legal terms.intro.0": { "fr": "2026-11-25" } }.
 */

const toName = ({ folder, key }: TextId) => `${folder} ${key}`

/** Whether a value of a record has a string for each language. */
export const isTranslations = (value: unknown): value is Translations =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'string')

/** Parses a record. One that can't be read, such as after a merge conflict, is empty: it has reminders only. */
function parseRecord<T>(text: string | undefined, isValue: (value: unknown) => value is T): Map<string, T> {
  try {
    const entries = Object.entries(JSON.parse(text ?? '{}'))
    return new Map(entries.filter((entry): entry is [string, T] => isValue(entry[1])))
  } catch {
    return new Map()
  }
}

/**
 * Creates the functions that read and write a kind of record.
 * @param isValue whether a value of the file is one of this kind
 */
export const createRecord = <T extends object>(isValue: (value: unknown) => value is T) => ({
  /** Returns a function that finds the value of a text. */
  createLookup: (text: string | undefined): ((id: TextId) => T | undefined) => {
    const record = parseRecord(text, isValue)
    return (id) => record.get(toName(id))
  },
  /** Sets the value of a text. @returns the new text of the record, undefined if it is empty */
  set: (text: string | undefined, id: TextId, value: T): string | undefined => {
    const lines = [...parseRecord(text, isValue).set(toName(id), value)]
      .filter(([, one]) => Object.keys(one).length > 0)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(
        ([name, one]) =>
          `  ${JSON.stringify(name)}: ${JSON.stringify(one, null, 1).replaceAll(/\n */g, ' ')}`,
      )
    return lines.length > 0 ? `{\n${lines.join(',\n')}\n}\n` : undefined
  },
})
