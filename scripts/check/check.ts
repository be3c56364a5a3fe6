import * as nodeFs from 'node:fs'
import { join } from 'node:path'
import { applyEdits } from 'jsonc-parser'
import { dictionaryOf, parseWordList } from './dictionaries'
import { checkLists, clauses, facts } from './facts'
import { formats } from './fields'
import type { Finding } from './findings'
import { localeOf, type MessageFile, parseMessages, type TextFile } from './parse'
import { regionalWords } from './regional'
import { checkTexts } from './remarks'
import { checkRows } from './rows'
import { checkSpelling } from './spelling'
import { storyPages } from './story-pages'
import { checkKeys } from './structure'
import { syntax } from './syntax'
import { typography } from './typography'
import { checkUsage } from './used-keys'
import { translation } from './wording'

/* Everything that `npm run check` checks, for it and for `npm run edit`. */

const rulesWithoutEnglish = [formats, storyPages, regionalWords]
const rules = [syntax, typography, translation, facts, clauses, ...rulesWithoutEnglish]

/** The folders of message files. */
export const folders = ['messages', 'messages/legal'] as const
export type Folder = (typeof folders)[number]
/** The folder of a message file. */
export const folderOf = ({ path }: { path: string }) => path.slice(0, path.lastIndexOf('/')) as Folder

/**
 * The message files of a folder: those named after a language, so not a copy of one.
 * @param root of the project @param fs for tests
 */
export const readFolder = (
  folder: string,
  root: string = '.',
  fs: Pick<typeof nodeFs, 'readdirSync' | 'readFileSync'> = nodeFs,
): MessageFile[] =>
  fs
    .readdirSync(join(root, folder))
    .filter((name) => /^[a-z]{2}\.json$/.test(name))
    .sort()
    .map((name) => ({
      path: `${folder}/${name}`,
      text: fs.readFileSync(join(root, folder, name), 'utf8'),
    }))

/**
 * The findings of every rule but spelling, sorted by file and line.
 * @param files one for each folder and language, English included
 * @param isUsed whether the code uses a message; not checked if left out
 */
export const checkRules = (files: readonly MessageFile[], isUsed?: (key: string) => boolean): Finding[] =>
  [...new Set(files.map(folderOf))]
    .flatMap((folder) =>
      checkFolder(
        files.filter((file) => folderOf(file) === folder),
        // Legal texts are always shown completely: none can be unused.
        folder === 'messages/legal' ? undefined : isUsed,
      ),
    )
    .sort(byPlace)

function checkFolder(files: MessageFile[], isUsed?: (key: string) => boolean): Finding[] {
  const isEnglish = ({ path }: MessageFile) => Number(localeOf(path) === 'en')
  const parsed = files.sort((a, b) => isEnglish(b) - isEnglish(a)).map(parseMessages)
  // If the English file can't be parsed, every key of the others would be unknown: nothing is compared with it.
  const source = parsed.find(({ file, leaves }) => isEnglish(file) && leaves.size > 0)
  return [
    ...parsed.flatMap((one) => one.findings),
    ...checkTexts(parsed, source ? rules : rulesWithoutEnglish),
    ...(source ? [...parsed.flatMap((one) => checkKeys(one, source)), ...checkLists(parsed)] : []),
    ...(source && isUsed ? checkUsage(source, isUsed) : []),
  ]
}

/**
 * A function that checks the spelling of a file's texts. Each dictionary is loaded when its language is first
 * checked (most of the time), the project's own words each time.
 */
export function spellingChecker(): (texts: TextFile) => Finding[] {
  const loaded: Map<string, ReturnType<typeof dictionaryOf>> = new Map()
  return (texts) => {
    const locale = localeOf(texts.file.path)
    if (!loaded.has(locale)) loaded.set(locale, dictionaryOf(locale))
    const own = parseWordList(nodeFs.readFileSync('scripts/check/words.txt', 'utf8'))
    return checkSpelling(texts, loaded.get(locale), own)
  }
}

/**
 * All findings in all message files, spelling included, in the order of files and lines.
 * @param isUsed as for checkRules
 */
export function checkEverything(isUsed: (key: string) => boolean) {
  const files = folders.flatMap((folder) => readFolder(folder))
  const spelling = spellingChecker()
  return [
    ...checkRules(files, isUsed),
    ...checkRows(files),
    ...files.flatMap((file) => spelling(parseMessages(file))),
  ].sort(byPlace)
}

/** The order of findings: by file, line and column. */
const byPlace = (a: Finding, b: Finding) =>
  a.path.localeCompare(b.path) || a.line - b.line || a.column - b.column || a.key.localeCompare(b.key)

/** The text of a file with one text changed: nothing but its characters. Unchanged if it has no such text. */
function changed(file: MessageFile, key: string, value: string) {
  const leaf = parseMessages(file).leaves.get(key)
  if (!leaf || leaf.value === value) return file.text
  const { offset, length } = leaf
  return applyEdits(file.text, [{ offset, length, content: JSON.stringify(value) }])
}

/** The files with a text changed in those whose language has another value. */
export const withTexts = (files: MessageFile[], key: string, values: Record<string, string>) =>
  files.map((file) => {
    const value = values[localeOf(file.path)]
    const text = value === undefined ? file.text : changed(file, key, value)
    return text === file.text ? file : { ...file, text, changed: key }
  })

/**
 * The text of the file, with every mistake corrected that has only one right answer. Of several mistakes in one
 * text only the first is corrected: check and correct again until nothing changes.
 */
export function fixFile({ path, text }: MessageFile, findings: Finding[]) {
  const first = new Map(
    findings
      .filter((finding) => finding.path === path && finding.replacement !== undefined)
      .reverse()
      .map(({ key, replacement = '' }) => [key, replacement]),
  )
  return [...first].reduce(
    (fixed, [key, replacement]) => changed({ path, text: fixed }, key, replacement),
    text.replace(/^\uFEFF/, ''),
  )
}
