import { checkLocalized, prepareTexts } from './check-text'
import { createFinding, type Finding } from './findings'
import { checkEmails, checkLists, checkSectionOrder } from './legal-documents'
import { getFolder } from './message-files'
import { checkKeys } from './message-keys'
import { getLocale, type MessageFile, type ParsedMessages, parseMessages } from './parse'
import { listIndexSuffix } from './rule'

/** Runs the rules on the files of all languages, of one or more folders. Returns the findings sorted by file and line. */
export function checkFiles(files: readonly MessageFile[]): Finding[] {
  const folders = [...new Set(files.map(getFolder))]
  return folders
    .flatMap((folder) => checkFolder(files.filter((file) => getFolder(file) === folder)))
    .sort(
      (a, b) =>
        a.path.localeCompare(b.path) || a.line - b.line || a.column - b.column || a.key.localeCompare(b.key),
    )
}

function checkFolder(files: readonly MessageFile[]): Finding[] {
  const parsed = files.map(parseMessages)
  const readable = parsed.filter(({ leaves }) => leaves.size > 0)
  // Without a readable English file every key would be unknown, so nothing is compared with it.
  const english = readable.find(({ file }) => getLocale(file.path) === 'en')
  const unequalLists = english ? readable.flatMap((one) => checkLists(one, english)) : []
  return [
    ...parsed.flatMap((one) => one.findings),
    ...unequalLists,
    ...readable.flatMap(checkRating),
    ...checkTexts(readable, new Set(unequalLists.map(({ key }) => key))),
    ...(english ? parsed.flatMap((one) => checkKeys(one, english)) : []),
    ...(english ? readable.flatMap((one) => checkSectionOrder(one, english)) : []),
    ...(english ? checkEmails(english) : []),
  ]
}

/** Checks that the rating is not higher than the best possible one. */
function checkRating({ file, leaves }: ParsedMessages): Finding[] {
  const key = 'book.rating.value'
  const leaf = leaves.get(key)
  const best = leaves.get('book.rating.best')?.value
  return leaf && Number(leaf.value) > Number(best)
    ? [createFinding(file.path, key, leaf, { code: 'rating' })]
    : []
}

/** Checks the texts one by one. @param files of all languages @param unequalLists keys of lists of different lengths */
function checkTexts(files: readonly ParsedMessages[], unequalLists: ReadonlySet<string>): Finding[] {
  const keys = new Set(files.flatMap(({ leaves }) => [...leaves.keys()]))
  return [...keys].flatMap((key) => {
    // Items with the same index may then be different clauses.
    const isComparable = !unequalLists.has(key.replace(listIndexSuffix, ''))
    return isComparable ? checkKey(key, files) : files.flatMap((file) => checkKey(key, [file]))
  })
}

function checkKey(key: string, files: readonly ParsedMessages[]): Finding[] {
  const translations: Record<string, string> = {}
  for (const { file, leaves } of files) {
    const text = leaves.get(key)?.value
    if (typeof text === 'string') translations[getLocale(file.path)] = text
  }
  return prepareTexts(key, translations).flatMap((text) => {
    const parsed = files.find(({ file }) => getLocale(file.path) === text.locale)
    const leaf = parsed?.leaves.get(key)
    return parsed && leaf
      ? checkLocalized(text).map((finding) => createFinding(parsed.file.path, key, leaf, finding))
      : []
  })
}
