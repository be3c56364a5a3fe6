import type { Text } from './api'
import type { draftsIn } from './drafts'

type Values = Record<string, string>

/**
 * What is typed over a text, by language, and what it was typed over. All of it is kept as drafts until it is saved.
 * A language whose file can't be read has no text, and gets none.
 */
export function typedOver(text: Text, drafts: Pick<ReturnType<typeof draftsIn>, 'of' | 'keep'>) {
  const base: Values = {}
  const values: Values = {}
  const disk = { ...text.values }
  const set = (locale: string, over: string, value: string) => {
    base[locale] = over
    values[locale] = value
    drafts.keep({ folder: text.folder, key: text.key, locale, base: over, text: value })
  }
  for (const [locale, stored] of Object.entries(disk)) {
    const draft = drafts.of(text, locale)
    set(locale, draft?.base ?? stored, draft?.text ?? stored)
  }

  const changes = (): Values =>
    Object.fromEntries(Object.entries(values).filter(([locale, value]) => value !== base[locale]))
  return {
    base,
    values,
    changes,
    isChanged: () => Object.keys(changes()).length > 0,
    /** What stands in a field now. */
    type: (locale: string, value: string) => set(locale, base[locale] ?? value, value),
    /** Chooses between two texts. @param stored the one in the file, which is known now */
    choose: (locale: string, stored: string, value: string) => {
      disk[locale] = stored
      set(locale, stored, value)
    },
    /** After a save: what was typed since it began stays. @param sent by the save @param now in the files */
    saved: (sent: Values, now: Values) => {
      for (const [locale, value] of Object.entries(sent)) {
        const stored = now[locale]
        if (stored === undefined) continue
        disk[locale] = stored
        set(locale, stored, values[locale] === value ? stored : (values[locale] ?? stored))
      }
    },
    throwAway: () => {
      for (const [locale, stored] of Object.entries(disk)) set(locale, stored, stored)
    },
  }
}
