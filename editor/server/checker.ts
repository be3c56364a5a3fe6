import { parseExceptions, readAllowList } from '../../checks/allow-lists'
import type { Finding } from '../../checks/findings'
import { getFolder, type MessageFolder, messageFolders, replaceTexts } from '../../checks/message-files'
import { getLocale, type MessageFile, parseMessages } from '../../checks/parse'
import { createSpellingChecker, mergeFindings, runRules } from '../../checks/run-rules'
import type { TextId, Translations } from './message-files'

/* Runs the rules of `npm run check` on the message files and on changes that are not saved yet. */

export type Change = TextId & { values: Translations }
/**
 * A finding as the page shows it. `key`: of the text that is wrong, unless it is the one that was checked; `relatedKey`:
 * of another text that has to be changed; `relatedValue`: what it has to be, in all languages; `relatedTexts`: texts of any
 * folder that have to be changed
 */
export type EditorFinding = Pick<
  Finding,
  'severity' | 'code' | 'values' | 'replacement' | 'choices' | 'allow'
> & {
  locale: string
  key?: string
  relatedKey?: string
  relatedValue?: string
  relatedTexts?: TextId[]
}

/** Converts a finding for the page. @param checkedKey the key of the text that was checked */
export const toEditorFinding = (
  { path, severity, code, values, replacement, choices, allow, key }: Finding,
  checkedKey: string,
): EditorFinding => ({
  locale: getLocale(path),
  severity,
  code,
  values,
  ...(replacement !== undefined && { replacement }),
  ...(choices && { choices }),
  ...(allow && { allow }),
  ...(key !== checkedKey && { key }),
})

/** Reduces a file to the top-level group of a key. A file that is not valid JSON stays whole. */
function extractGroup(file: MessageFile, key: string) {
  const [group = ''] = key.split('.')
  try {
    return { ...file, text: JSON.stringify({ [group]: JSON.parse(file.text)[group] }) }
  } catch {
    return file
  }
}

const locationKey = ({ path, key }: Finding) => `${path} ${key}`
/** Two findings are the same mistake if these are equal; line and column change while typing. */
const identityKey = ({ path, key, code, values }: Finding) => JSON.stringify([path, key, code, values])

/**
 * Creates a checker, which caches the findings of each file until its content or the lists of what is allowed change.
 * @param isUsed whether the code uses a message
 * @param root of the project
 * @param spelling for tests
 */
export function createChecker(
  isUsed?: (key: string) => boolean,
  root: string = '.',
  spelling: ReturnType<typeof createSpellingChecker> = createSpellingChecker(root),
) {
  /** The last findings of each file or folder, and the content that they belong to. */
  const cache: Map<string, { content: string; findings: Finding[] }> = new Map()
  const cached = (name: string, content: string, find: () => Finding[]) => {
    const last = cache.get(name)
    if (last?.content === content) return last.findings
    const findings = find()
    cache.set(name, { content, findings })
    return findings
  }

  /** Runs every rule but spelling on the files of a folder. */
  const checkFolder = (folder: MessageFolder, files: MessageFile[]) => {
    const own = files.filter((file) => getFolder(file) === folder)
    const exceptions = readAllowList('exceptions', root)
    const content = [exceptions, ...own.map(({ path, text }) => path + text)].join('\0')
    return cached(folder, content, () => runRules(own, isUsed, parseExceptions(exceptions)))
  }

  /** Runs every rule but spelling on all files. */
  const checkRules = (files: MessageFile[]) => messageFolders.flatMap((folder) => checkFolder(folder, files))

  /** Runs every rule on all files. */
  const checkFiles = (files: MessageFile[]) => {
    const lists = readAllowList('words', root) + readAllowList('exceptions', root)
    return mergeFindings([
      ...checkRules(files),
      ...files.flatMap((file) => cached(file.path, lists + file.text, () => spelling(parseMessages(file)))),
    ])
  }

  /**
   * Checks a change of one text.
   * @param files the current files
   * @param change `isDraft`: checks only the group of the text, which is faster
   * @returns `findings` about the text and those that the change causes elsewhere; `blocking`: the errors that prevent
   *   saving it
   */
  const checkChange = (
    files: MessageFile[],
    { folder, key, values, isDraft }: Change & { isDraft?: boolean },
  ): { findings: EditorFinding[]; blocking: EditorFinding[] } => {
    const own = files.filter((file) => getFolder(file) === folder)
    const before = isDraft ? own.map((file) => extractGroup(file, key)) : own
    const after = replaceTexts(before, key, values)
    const changedPaths = after.filter((file, index) => file !== before[index]).map(({ path }) => path)
    const exceptions = parseExceptions(readAllowList('exceptions', root))
    const runFolderRules = (some: MessageFile[]) =>
      isDraft ? runRules(some, undefined, exceptions) : checkFolder(folder, some)
    const oldFindings = runFolderRules(before)
    const misspellings = after.flatMap((file) => {
      const leaf = parseMessages(file).leaves.get(key)
      return leaf ? spelling({ file, leaves: new Map([[key, leaf]]) }) : []
    })

    const oldIdentities = new Set(oldFindings.map(identityKey))
    const relevant = mergeFindings([...runFolderRules(after), ...misspellings]).filter(
      (finding) => finding.key === key || !oldIdentities.has(identityKey(finding)),
    )

    // An error that another text already had does not prevent saving this one.
    const oldErrorCounts = new Map<string, number>()
    for (const finding of oldFindings)
      if (finding.severity === 'error')
        oldErrorCounts.set(locationKey(finding), (oldErrorCounts.get(locationKey(finding)) ?? 0) + 1)
    const blocking = relevant.filter((finding) => {
      if (finding.severity !== 'error') return false
      if (finding.key === key && changedPaths.includes(finding.path)) return true
      const remaining = oldErrorCounts.get(locationKey(finding)) ?? 0
      oldErrorCounts.set(locationKey(finding), remaining - 1)
      return remaining <= 0
    })
    const convert = (finding: Finding) => toEditorFinding(finding, key)
    return { findings: relevant.map(convert), blocking: blocking.map(convert) }
  }

  return { checkRules, checkFiles, checkChange }
}

export type Checker = ReturnType<typeof createChecker>
