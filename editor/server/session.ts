import { getFolder, replaceTexts } from '../../scripts/check/message-files'
import type { RequestErrorCode } from '../strings'
import type { Change, Checker } from './checker'
import type { MessageFiles, TextId, Translations } from './message-files'
import { RequestError } from './request-error'

/* Saves texts, and undoes and redoes the saves since the editor was started. */

/** A save, or its reverse. `before` and `after` have the languages that it changed */
type SavedChange = { id: TextId; before: Translations; after: Translations }

const filterByLocale = (values: Translations, predicate: (locale: string) => boolean): Translations =>
  Object.fromEntries(Object.entries(values).filter(([locale]) => predicate(locale)))
const isEmpty = (values: Translations) => Object.keys(values).length === 0

export function createSession({
  files,
  checker,
}: {
  files: MessageFiles
  checker: Pick<Checker, 'checkChange'>
}) {
  const undoStack: SavedChange[] = []
  const redoStack: SavedChange[] = []

  const write = (id: TextId, values: Translations) => {
    const current = files.readAll().filter((file) => getFolder(file) === id.folder)
    const changes = replaceTexts(current, id.key, values).flatMap(({ path, text }, index) => {
      const oldText = current[index]?.text ?? ''
      return text === oldText ? [] : [{ path, text, oldText }]
    })
    files.writeAll(changes)
  }

  /**
   * Writes a text in the languages that were changed. Throws 409 if the file has a text that is not the one that was
   * edited, and 422 if an error would remain.
   * @param change `base`: the text that was edited, in each changed language
   */
  const save = ({ folder, key, values, base }: Change & { base: Translations }) => {
    const id = { folder, key }
    const current = files.readAll()
    const stored = files.readValues(id, current)
    const after = filterByLocale(values, (locale) => values[locale] !== stored[locale])
    const conflicts = filterByLocale(after, (locale) => stored[locale] !== base[locale])
    if (!isEmpty(conflicts)) {
      const conflict = Object.fromEntries(
        Object.entries(conflicts).map(([locale, yours]) => [locale, { stored: stored[locale] ?? '', yours }]),
      )
      throw new RequestError(409, 'conflict', {}, { conflict })
    }
    if (isEmpty(after)) return
    const { blocking } = checker.checkChange(current, { folder, key, values: after })
    if (blocking.length > 0) throw new RequestError(422, 'errors', { key }, { findings: blocking })

    write(id, after)
    undoStack.push({ id, before: filterByLocale(stored, (locale) => locale in after), after })
    redoStack.length = 0
  }

  /**
   * Reverts the last change of a stack and pushes the reverse onto the other stack. Keeps texts that have been changed
   * in their file since; if none is left to revert, goes on with the change before.
   * @param emptyCode the error if the stack is empty
   * @returns the key of the reverted text, and the kept texts
   */
  const revertLast = (from: SavedChange[], to: SavedChange[], emptyCode: RequestErrorCode) => {
    const kept: (TextId & { locale: string })[] = []
    for (let change = from.at(-1); change; change = from.at(-1)) {
      const { id, before, after } = change
      const stored = files.readValues(id)
      const isUnchanged = (locale: string) => stored[locale] === after[locale]
      const restored = filterByLocale(before, isUnchanged)
      write(id, restored)
      from.pop()
      for (const locale of Object.keys(before)) if (!isUnchanged(locale)) kept.push({ ...id, locale })
      if (isEmpty(restored)) continue
      to.push({ id, before: filterByLocale(after, isUnchanged), after: restored })
      return { reverted: id.key, kept }
    }
    if (kept.length > 0) return { reverted: null, kept }
    throw new RequestError(409, emptyCode)
  }

  return {
    save,
    undo: () => revertLast(undoStack, redoStack, 'nothingToUndo'),
    redo: () => revertLast(redoStack, undoStack, 'nothingToRedo'),
    /** The keys of the texts that undo and redo would change next. */
    peek: () => ({ undo: undoStack.at(-1)?.id.key ?? null, redo: redoStack.at(-1)?.id.key ?? null }),
  }
}
