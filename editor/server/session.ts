import { getFolder, replaceTexts } from '../../checks/message-files'
import type { MessageFile } from '../../checks/parse'
import type { RequestErrorCode } from '../strings'
import { readBaseline, readCommitted } from './baseline'
import type { Change, Checker } from './checker'
import {
  createCurrentLaggingLookup,
  createLaggingLookup,
  findLagging,
  findVisibleChanges,
  knownTextsPath,
  laggingTextsPath,
  setKnownText,
  setLagging,
} from './lagging-texts'
import {
  createLegalChangesLookup,
  findLegalChanges,
  legalChangesPath,
  setLegalChanges,
} from './legal-changes'
import type { Text } from './list-texts'
import type { FileChange, MessageFiles, Reason, TextId, Translations } from './message-files'
import { RequestError } from './request-error'

/* Saves texts, and undoes and redoes the saves since the editor was started. */

/** The languages in which a text lags, and the days of its last change if it is a legal one. */
type TextRecords = { lagging: string[]; days: Translations }
/** A save, or its reverse. `before` and `after` have the languages that it changed; `records`: what was recorded before */
type SavedChange = { id: TextId; before: Translations; after: Translations; records: TextRecords }

/** A text, and some of its languages. */
export type TextInLanguages = TextId & { locales: string[] }

const filterByLocale = (values: Translations, predicate: (locale: string) => boolean): Translations =>
  Object.fromEntries(Object.entries(values).filter(([locale]) => predicate(locale)))

export function createSession(files: MessageFiles, { checkChange }: Pick<Checker, 'checkChange'>) {
  const undoStack: SavedChange[] = []
  const redoStack: SavedChange[] = []

  /** Reads a text as it was in the baseline, and what was recorded about it. */
  const readBaselineOf = (id: TextId, current: MessageFile[]): TextRecords & { values: Translations } => {
    const readRecord = (path: string) => readCommitted(files.root, path)
    return {
      values: files.readValues(id, readBaseline(current, files.root)),
      lagging: createLaggingLookup(readRecord(laggingTextsPath))(id).lagging,
      days: createLegalChangesLookup(readRecord(legalChangesPath))(id),
    }
  }
  /** Finds where a text lags now, and reads the days of its last change. */
  const readRecords = (id: TextId, current = files.readAll(), baseline = readBaselineOf(id, current)) => ({
    lagging: createCurrentLaggingLookup(files.readText)(id, files.readValues(id, current), baseline.values),
    days: createLegalChangesLookup(files.readText(legalChangesPath))(id),
  })

  /** Changes the text of a file. */
  const changeFile = (
    path: string,
    change: (oldText: string | undefined) => string | undefined,
  ): FileChange => {
    const oldText = files.readText(path)
    return { path, text: change(oldText), oldText }
  }
  const writeChanged = (changes: FileChange[]) =>
    files.writeAll(changes.filter(({ text, oldText }) => text !== oldText))

  /** Writes a text, and what is recorded about it. */
  const write = (id: TextId, values: Translations, { lagging, days }: TextRecords) => {
    const baseline = files.readValues(id, readBaseline(files.readAll(), files.root))
    const current = files.readAll().filter((file) => getFolder(file) === id.folder)
    const changes = replaceTexts(current, id.key, values).map(({ path, text }, index) => ({
      path,
      text,
      oldText: current[index]?.text,
    }))
    const known = { ...files.readValues(id, current), ...values }
    writeChanged([
      ...changes,
      changeFile(laggingTextsPath, (text) => setLagging(text, id, lagging, baseline)),
      changeFile(legalChangesPath, (text) => setLegalChanges(text, id, days)),
      changeFile(knownTextsPath, (text) => setKnownText(text, id, known)),
    ])
  }

  /** Finds why a text is not to be saved in a language. */
  const findReason = (file: MessageFile | undefined, id: TextId, value: string): Reason | undefined => {
    if (!file) return { code: 'unknownText', values: id }
    const { path, text } = file
    const { leaves, findings } = files.parse(file)
    if (leaves.size === 0) return { code: 'broken', values: { path, line: findings[0]?.line ?? 1 } }
    const stored = leaves.get(id.key)?.value
    if (typeof stored !== 'string') return { code: 'unknownText', values: { folder: path, key: id.key } }
    return stored === value ? { code: 'unchanged', values: { path } } : files.findObstacle(path, text)
  }

  /**
   * Writes a text in the languages that were changed. Throws 409 if the file has a text that is not the one that was
   * edited, and 422 if an error would remain.
   * @param change `base`: the text that was edited, in each changed language
   * @returns the languages that were written, and why others were not
   */
  const save = ({ folder, key, values, base }: Change & { base: Translations }) => {
    const id = { folder, key }
    const current = files.readAll()
    const stored = files.readValues(id, current)
    const notSaved = Object.entries(values).flatMap(([locale, value]) => {
      const file = current.find(({ path }) => path === `${folder}/${locale}.json`)
      const reason = findReason(file, id, value)
      return reason ? [{ locale, reason }] : []
    })
    const after = filterByLocale(values, (locale) => notSaved.every((one) => one.locale !== locale))
    const saved = Object.keys(after)
    const conflicts = saved.filter((locale) => stored[locale] !== base[locale])
    if (conflicts.length > 0) {
      const describe = (locale: string) => [locale, { stored: stored[locale], yours: after[locale] }]
      const conflict = Object.fromEntries(conflicts.map(describe))
      throw new RequestError(409, 'conflict', {}, { conflict })
    }
    if (saved.length === 0) return { saved, notSaved }
    const { blocking } = checkChange(current, { folder, key, values: after })
    if (blocking.length > 0) throw new RequestError(422, 'errors', { key }, { findings: blocking })

    const baseline = readBaselineOf(id, current)
    const records = readRecords(id, current, baseline)
    write(id, after, {
      lagging: findLagging({
        key,
        values: { ...stored, ...after },
        saved: findVisibleChanges(stored, after),
        lagging: records.lagging,
        baseline,
      }),
      days: findLegalChanges({ id, values: after, days: records.days, baseline }),
    })
    undoStack.push({ id, before: filterByLocale(stored, (locale) => locale in after), after, records })
    redoStack.length = 0
    return { saved, notSaved }
  }

  /** Records that a text still matches the others in a language, so that it does not lag there. */
  const markMatching = (id: TextId, locale: string) => {
    const { lagging, days } = readRecords(id)
    write(id, {}, { lagging: lagging.filter((other) => other !== locale), days })
  }

  /** Records where texts lag, also because of other programs, before the baseline changes. */
  const recordLagging = (texts: readonly Text[]) =>
    writeChanged([
      changeFile(laggingTextsPath, (record) =>
        texts.reduce(
          (text, one) => setLagging(text, one, one.lagging, { ...one.values, ...one.previousValues }),
          record,
        ),
      ),
    ])

  /**
   * Reverts the last change of a stack and pushes the reverse onto the other stack. If the text has been changed since in
   * its file, nothing is reverted, and no older change instead.
   * @param isSkipping drops such a change, so that the next call reverts the one before
   * @param emptyCode the error if the stack is empty
   * @returns the reverted text with the languages that were changed, or the text and the languages that prevent it
   */
  const revertLast = (
    from: SavedChange[],
    to: SavedChange[],
    isSkipping: boolean,
    emptyCode: RequestErrorCode,
  ): { reverted: TextInLanguages | null; blockedBy: TextInLanguages | null } => {
    const change = from.at(-1)
    if (!change) throw new RequestError(409, emptyCode)
    const { id, before, after } = change
    const stored = files.readValues(id)
    const locales = Object.keys(after)
    const changed = locales.filter((locale) => stored[locale] !== after[locale])
    if (changed.length > 0) {
      if (isSkipping) from.pop()
      return { reverted: null, blockedBy: isSkipping ? null : { ...id, locales: changed } }
    }
    const reverse = { id, before: after, after: before, records: readRecords(id) }
    write(id, before, change.records)
    from.pop()
    to.push(reverse)
    return { reverted: { ...id, locales }, blockedBy: null }
  }

  return {
    save,
    markMatching,
    recordLagging,
    undo: (isSkipping: boolean) => revertLast(undoStack, redoStack, isSkipping, 'nothingToUndo'),
    redo: (isSkipping: boolean) => revertLast(redoStack, undoStack, isSkipping, 'nothingToRedo'),
    /** The keys of the texts that undo and redo would change next. */
    peek: () => ({ undo: undoStack.at(-1)?.id.key ?? null, redo: redoStack.at(-1)?.id.key ?? null }),
  }
}
