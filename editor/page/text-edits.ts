import type { Text } from './api'
import type { createDraftStore } from './drafts'

type Values = Record<string, string>

/**
 * Tracks the edits of a text by language, each with its base: the text that was edited. Unsaved edits are stored as
 * drafts. A language whose file can't be parsed has no value and can't be edited.
 */
export function createTextEdits(
  text: Text,
  drafts: Pick<ReturnType<typeof createDraftStore>, 'get' | 'set'>,
) {
  const base: Values = {}
  const values: Values = {}
  const storedValues = { ...text.values }
  const edit = (locale: string, newBase: string, value: string) => {
    base[locale] = newBase
    values[locale] = value
    drafts.set({ folder: text.folder, key: text.key, locale, base: newBase, text: value })
  }
  for (const [locale, stored] of Object.entries(storedValues)) {
    const draft = drafts.get(text, locale)
    edit(locale, draft?.base ?? stored, draft?.text ?? stored)
  }

  /** The values that differ from their base. */
  const getChanges = (): Values =>
    Object.fromEntries(Object.entries(values).filter(([locale, value]) => value !== base[locale]))
  return {
    base,
    values,
    getChanges,
    hasChanges: () => Object.keys(getChanges()).length > 0,
    setValue: (locale: string, value: string) => edit(locale, base[locale] ?? value, value),
    /** Accepts the stored version as the new base. @param chosen the version that the editor wants */
    resolveConflict: (locale: string, stored: string, chosen: string) => {
      storedValues[locale] = stored
      edit(locale, stored, chosen)
    },
    /** Updates the bases after a save. Edits made while it ran are kept. */
    markSaved: (sent: Values, newStoredValues: Values) => {
      for (const [locale, value] of Object.entries(sent)) {
        const stored = newStoredValues[locale]
        if (stored === undefined) continue
        storedValues[locale] = stored
        edit(locale, stored, values[locale] === value ? stored : (values[locale] ?? stored))
      }
    },
    discard: () => {
      for (const [locale, stored] of Object.entries(storedValues)) edit(locale, stored, stored)
    },
  }
}
