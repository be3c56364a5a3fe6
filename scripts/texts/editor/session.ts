import { folderOf, withTexts } from '../check'
import type { Change, Rules } from './check'
import type { Files, Place, Values } from './files'
import type { Lag } from './lag'
import { Problem } from './problem'

/* One sitting: what was saved, undone and confirmed since the editor was started. */

/** texts of the languages that a save changed, and the languages in which the text lags */
type State = { values: Values; lagging: string[] }
/** a save, or its reverse */
type Step = { place: Place; before: State; after: State }

/** The entries of an object for which something holds. */
const only = (values: Values, holds: (locale: string) => boolean): Values =>
  Object.fromEntries(Object.entries(values).filter(([locale]) => holds(locale)))

export function startSession({ files, rules, lag }: { files: Files; rules: Pick<Rules, 'check'>; lag: Lag }) {
  const done: Step[] = []
  const undone: Step[] = []

  const write = (place: Place, values: Values) => {
    const before = files.readAll().filter((file) => folderOf(file) === place.folder)
    const changes = withTexts(before, place.key, values).flatMap(({ path, text }, index) => {
      const old = before[index]?.text ?? ''
      return text === old ? [] : [{ path, text, old }]
    })
    files.writeAll(changes)
  }

  /**
   * Writes a text in the languages in which it differs from the disk. Refuses if the disk has not what the editor
   * was shown, or if an error would be left.
   */
  const save = ({ folder, key, values, base }: Change & { base: Values }) => {
    const place = { folder, key }
    const all = files.readAll()
    const disk = files.valuesOf(place, all)
    const conflicts = Object.keys(disk).filter(
      (locale) => disk[locale] !== base[locale] && disk[locale] !== values[locale],
    )
    if (conflicts.length > 0) {
      const conflict = Object.fromEntries(
        conflicts.map((one) => [one, { base: base[one], disk: disk[one], yours: values[one] }]),
      )
      throw new Problem(409, `${key} was changed in the file meanwhile: compare the two.`, { conflict })
    }
    const isChanged = (locale: string) => values[locale] !== disk[locale]
    const before = { values: only(disk, isChanged), lagging: lag.of(place, disk) }
    const after = only(values, isChanged)
    if (Object.keys(after).length === 0) return
    const { refused } = rules.check(all, { folder, key, values })
    if (refused.length > 0)
      throw new Problem(422, `${key} has errors: mend them first.`, { findings: refused })

    write(place, after)
    lag.saved(place, disk, values)
    done.push({ place, before, after: { values: after, lagging: lag.of(place, values) } })
    undone.length = 0
  }

  /** Takes the last step of a list back; its reverse goes into the other list. */
  const takeBack = (from: Step[], to: Step[], what: string) => {
    const step = from.at(-1)
    if (!step)
      throw new Problem(409, `There is nothing to ${what}: only the saves since the editor was started are.`)
    const { place, before, after } = step
    const disk = files.valuesOf(place)
    const other = Object.keys(after.values).find((locale) => disk[locale] !== after.values[locale])
    if (other)
      throw new Problem(
        409,
        `${place.folder}/${other}.json, ${place.key} was changed by somebody else since: open the text and change it there.`,
      )
    write(place, before.values)
    lag.set(place, { ...disk, ...before.values }, before.lagging)
    to.push({ place, before: after, after: before })
    from.pop()
  }

  return {
    save,
    undo: () => takeBack(done, undone, 'undo'),
    redo: () => takeBack(undone, done, 'redo'),
    /** A translation that lagged is right as it is. */
    confirm: ({ locale, ...place }: Place & { locale: string }) => {
      const disk = files.valuesOf(place)
      const lagging = lag.of(place, disk).filter((other) => other !== locale)
      lag.set(place, disk, lagging)
    },
    /** The key of the save that would be taken back, and of the one that would be done again. */
    next: () => ({ undo: done.at(-1)?.place.key ?? null, redo: undone.at(-1)?.place.key ?? null }),
    /** What the sitting changed, in the order in which the texts were first saved. */
    changes: () => {
      const all = files.readAll()
      const first: Map<string, Place & { locale: string; before: string }> = new Map()
      for (const { place, before } of done)
        for (const [locale, text] of Object.entries(before.values)) {
          const name = `${place.folder} ${place.key} ${locale}`
          if (!first.has(name)) first.set(name, { ...place, locale, before: text })
        }
      return [...first.values()].flatMap((one) => {
        const after = files.valuesOf(one, all)[one.locale]
        return after === undefined || after === one.before ? [] : [{ ...one, after }]
      })
    },
  }
}
