import { checkText, relatedKeys } from './check-text'
import { createFinding, type Finding } from './findings'
import { checkDocuments, haveEqualLengths } from './legal-documents'
import { getFolder } from './message-files'
import { checkKeys } from './message-keys'
import { getLocale, type MessageFile, type ParsedMessages, parseMessages } from './parse'
import { listIndexSuffix } from './rule'
import { checkUnusedKeys } from './unused-keys'

/**
 * Runs every rule except spelling. Returns the findings sorted by file and line.
 * @param files the files of all languages, including English, of one or more folders
 * @param options.isUsed whether the code uses a message; without it, unused messages are not reported
 */
export function checkFiles(
  files: readonly MessageFile[],
  { isUsed }: { isUsed?: (key: string) => boolean } = {},
): Finding[] {
  const folders = [...new Set(files.map(getFolder))]
  return folders
    .flatMap((folder) =>
      checkFolder(
        files.filter((file) => getFolder(file) === folder),
        // Legal documents are shown with all their texts, so none can be unused.
        folder === 'messages/legal' ? undefined : isUsed,
      ),
    )
    .sort(
      (a, b) =>
        a.path.localeCompare(b.path) || a.line - b.line || a.column - b.column || a.key.localeCompare(b.key),
    )
}

function checkFolder(files: MessageFile[], isUsed?: (key: string) => boolean): Finding[] {
  const isEnglish = ({ path }: MessageFile) => getLocale(path) === 'en'
  const parsed = files.toSorted((a, b) => Number(isEnglish(b)) - Number(isEnglish(a))).map(parseMessages)
  // Without a readable English file every key would be unknown, so nothing is compared with it.
  const english = parsed.find(({ file, leaves }) => isEnglish(file) && leaves.size > 0)
  const readable = parsed.filter(({ leaves }) => leaves.size > 0)
  return [
    ...parsed.flatMap((one) => one.findings),
    ...readable.flatMap((one) => checkTexts(one, readable)),
    ...(english ? [...parsed.flatMap((one) => checkKeys(one, english)), ...checkDocuments(readable)] : []),
    ...(english && isUsed ? checkUnusedKeys(english, isUsed) : []),
  ]
}

/** Checks the texts of a file one by one. @param files of all languages */
function checkTexts(parsed: ParsedMessages, files: readonly ParsedMessages[]): Finding[] {
  const { file } = parsed
  return [...parsed.leaves].flatMap(([key, leaf]) => {
    if (typeof leaf.value !== 'string') return []
    const listKey = key.replace(listIndexSuffix, '')
    const isComparable = listKey === key || haveEqualLengths(files, listKey)
    const translations: Record<string, string> = {}
    for (const one of isComparable ? files : [parsed]) {
      const value = one.leaves.get(key)?.value
      if (typeof value === 'string') translations[getLocale(one.file.path)] = value
    }
    const values: Record<string, string> = {}
    for (const related of relatedKeys[key] ?? []) values[related] = String(parsed.leaves.get(related)?.value)
    return checkText({
      folder: getFolder(file),
      key,
      locale: getLocale(file.path),
      text: leaf.value,
      translations,
      values,
    }).map((finding) => createFinding(file.path, key, leaf, finding))
  })
}
