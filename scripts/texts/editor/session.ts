import { folderOf } from '../check'
import { type Change, type Rules, withTexts } from './check'
import type { Files, Place, Values } from './files'
import type { Lag } from './lag'
import { Problem } from './problem'

/* One sitting: what was saved, undone and confirmed since the editor was started. */

/** a save */
interface Step {
  place: Place
  /** texts of the languages that it changed */
  before: Values
  after: Values
  /** the languages in which the text lagged */
  laggedBefore: string[]
  laggedAfter: string[]
}

/** The entries of an object for which something holds. */
const only = (values: Values, holds: (locale: string) => boolean): Values =>
  Object.fromEntries(Object.entries(values).filter(([locale]) => holds(locale)))

export function startSession({ files, rules, lag }: { files: Files; rules: Pick<Rules, 'check'>; lag: Lag }) {
  const done: Step[] = []
  const undone: Step[] = []
  /** By text and language, what it was when the sitting began. */
  const first: Map<string, { place: Place; locale: string; text: string }> = new Map()

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
        conflicts.map((locale) => [
          locale,
          { base: base[locale], disk: disk[locale], yours: values[locale] },
        ]),
      )
      throw new Problem(409, `${key} was changed in the file meanwhile: compare the two.`, { conflict })
    }
    const isChanged = (locale: string) => values[locale] !== disk[locale]
    const [before, after] = [only(disk, isChanged), only(values, isChanged)]
    if (Object.keys(after).length === 0) return
    const { refused } = rules.check(all, { folder, key, values })
    if (refused.length > 0)
      throw new Problem(422, `${key} has errors: mend them first.`, { findings: refused })

    const laggedBefore = lag.of(place, disk)
    write(place, after)
    lag.saved(place, disk, values)
    done.push({ place, before, after, laggedBefore, laggedAfter: lag.of(place, values) })
    undone.length = 0
    for (const [locale, text] of Object.entries(before)) {
      const name = `${folder} ${key} ${locale}`
      if (!first.has(name)) first.set(name, { place, locale, text })
    }
  }

  /** Takes the last step back, or does it again. */
  const move = (
    from: Step[],
    to: Step[],
    what: string,
    look: (step: Step) => { found: Values; wanted: Values; lagging: string[] },
  ) => {
    const step = from.at(-1)
    if (!step)
      throw new Problem(409, `There is nothing to ${what}: only the saves since the editor was started are.`)
    const { place } = step
    const { found, wanted, lagging } = look(step)
    const disk = files.valuesOf(place)
    const other = Object.keys(found).find((locale) => disk[locale] !== found[locale])
    if (other)
      throw new Problem(
        409,
        `${place.folder}/${other}.json, ${place.key} was changed by somebody else since: open the text and change it there.`,
      )
    write(place, wanted)
    lag.set(place, { ...disk, ...wanted }, lagging)
    to.push(step)
    from.pop()
  }

  return {
    save,
    undo: () =>
      move(done, undone, 'undo', ({ before, after, laggedBefore }) => ({
        found: after,
        wanted: before,
        lagging: laggedBefore,
      })),
    redo: () =>
      move(undone, done, 'redo', ({ before, after, laggedAfter }) => ({
        found: before,
        wanted: after,
        lagging: laggedAfter,
      })),
    /** A translation that lagged is right as it is. */
    confirm: ({ folder, key, locale }: Place & { locale: string }) => {
      const place = { folder, key }
      const disk = files.valuesOf(place)
      lag.set(
        place,
        disk,
        lag.of(place, disk).filter((other) => other !== locale),
      )
    },
    /** The key of the save that would be taken back, and of the one that would be done again. */
    next: () => ({ undo: done.at(-1)?.place.key ?? null, redo: undone.at(-1)?.place.key ?? null }),
    /** What the sitting changed, in the order in which the texts were first saved. */
    changes: () => {
      const all = files.readAll()
      return [...first.values()].flatMap(({ place, locale, text: before }) => {
        const after = files.valuesOf(place, all)[locale]
        return after === undefined || after === before ? [] : [{ ...place, locale, before, after }]
      })
    },
  }
}
