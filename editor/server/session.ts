import { getFolder, replaceTexts } from '../../scripts/check/message-files'
import type { ProblemCode } from '../strings'
import type { Change, Rules } from './check'
import type { Files, Place, Values } from './files'
import { Problem } from './problem'

/* One sitting: what was saved and undone since the editor was started. */

/** a save, or its reverse: texts of the languages that it changed */
type Step = { place: Place; before: Values; after: Values }

/** The entries of an object for which something holds. */
const only = (values: Values, holds: (locale: string) => boolean): Values =>
  Object.fromEntries(Object.entries(values).filter(([locale]) => holds(locale)))
const isEmpty = (values: Values) => Object.keys(values).length === 0

export function startSession({ files, rules }: { files: Files; rules: Pick<Rules, 'check'> }) {
  const done: Step[] = []
  const undone: Step[] = []

  const write = (place: Place, values: Values) => {
    const before = files.readAll().filter((file) => getFolder(file) === place.folder)
    const changes = replaceTexts(before, place.key, values).flatMap(({ path, text }, index) => {
      const old = before[index]?.text ?? ''
      return text === old ? [] : [{ path, text, old }]
    })
    files.writeAll(changes)
  }

  /**
   * Writes a text in the languages in which it was changed. Refuses if the disk has another text there than the one
   * that was changed, or if an error would be left.
   * @param change the changed languages; `base`: what each of them was changed from
   */
  const save = ({ folder, key, values, base }: Change & { base: Values }) => {
    const place = { folder, key }
    const all = files.readAll()
    const disk = files.valuesOf(place, all)
    const after = only(values, (locale) => values[locale] !== disk[locale])
    const conflicts = only(after, (locale) => disk[locale] !== base[locale])
    if (!isEmpty(conflicts)) {
      const conflict = Object.fromEntries(
        Object.entries(conflicts).map(([locale, yours]) => [locale, { disk: disk[locale] ?? '', yours }]),
      )
      throw new Problem(409, 'conflict', {}, { conflict })
    }
    if (isEmpty(after)) return
    const { refused } = rules.check(all, { folder, key, values: after })
    if (refused.length > 0) throw new Problem(422, 'errors', { key }, { findings: refused })

    write(place, after)
    done.push({ place, before: only(disk, (locale) => locale in after), after })
    undone.length = 0
  }

  /**
   * Takes the last step of a list back; its reverse goes into the other list. A text that was changed in its file since
   * stays as it is; if nothing is left of the step, the one before it is taken.
   * @returns the texts that stayed
   */
  const takeBack = (from: Step[], to: Step[], nothing: ProblemCode) => {
    const skipped: (Place & { locale: string })[] = []
    for (let step = from.at(-1); step; step = from.at(-1)) {
      const { place, before, after } = step
      const disk = files.valuesOf(place)
      const isOurs = (locale: string) => disk[locale] === after[locale]
      const restored = only(before, isOurs)
      write(place, restored)
      from.pop()
      skipped.push(
        ...Object.keys(only(before, (locale) => !isOurs(locale))).map((locale) => ({ ...place, locale })),
      )
      if (isEmpty(restored)) continue
      to.push({ place, before: only(after, isOurs), after: restored })
      return { taken: place.key, skipped }
    }
    if (skipped.length > 0) return { taken: null, skipped }
    throw new Problem(409, nothing)
  }

  return {
    save,
    undo: () => takeBack(done, undone, 'nothingToUndo'),
    redo: () => takeBack(undone, done, 'nothingToRedo'),
    /** The key of the save that would be taken back, and of the one that would be done again. */
    next: () => ({ undo: done.at(-1)?.place.key ?? null, redo: undone.at(-1)?.place.key ?? null }),
  }
}
