import { readFileSync } from 'node:fs'
import { checkConsistency } from './consistency'
import type { Finding } from './findings'
import { checkDocumentStructure, checkLegalClauses } from './legal-clauses'
import { getFolder, messageFolders, readMessageFiles, replaceText } from './message-files'
import { checkKeys } from './message-keys'
import { getLocale, type MessageFile, type ParsedTexts, parseMessages } from './parse'
import { checkReadability } from './readability'
import { checkRegionalWords } from './regional-words'
import { checkRequiredTexts, checkStoryPictures } from './required-texts'
import { applyRules } from './rule'
import { checkSpelling } from './spelling'
import { loadSpellingDictionary, parseWordList } from './spelling-dictionaries'
import { checkSyntax } from './syntax'
import { checkTextSpec } from './text-specs'
import { checkTypography } from './typography'
import { checkTranslated } from './untranslated'
import { checkUnusedKeys } from './unused-keys'

/* Everything that `npm run check` checks, for it and for `npm run edit`. */

const rulesWithoutEnglish = [checkTextSpec, checkReadability, checkRegionalWords]
const rules = [
  checkSyntax,
  checkTypography,
  checkTranslated,
  checkConsistency,
  checkLegalClauses,
  ...rulesWithoutEnglish,
]

/**
 * The findings of every rule but spelling, sorted by file and line.
 * @param files one for each folder and language, English included
 * @param isUsed whether the code uses a message; not checked if left out
 */
export const runRules = (files: readonly MessageFile[], isUsed?: (key: string) => boolean): Finding[] =>
  [...new Set(files.map(getFolder))]
    .flatMap((folder) =>
      checkFolder(
        files.filter((file) => getFolder(file) === folder),
        // Legal texts are always shown completely: none can be unused.
        folder === 'messages/legal' ? undefined : isUsed,
      ),
    )
    .sort(byPlace)

function checkFolder(files: MessageFile[], isUsed?: (key: string) => boolean): Finding[] {
  const isEnglish = ({ path }: MessageFile) => Number(getLocale(path) === 'en')
  const parsed = files.sort((a, b) => isEnglish(b) - isEnglish(a)).map(parseMessages)
  // If the English file can't be parsed, every key of the others would be unknown: nothing is compared with it.
  const source = parsed.find(({ file, leaves }) => isEnglish(file) && leaves.size > 0)
  return [
    ...parsed.flatMap((one) => one.findings),
    ...applyRules(parsed, source ? rules : rulesWithoutEnglish),
    ...(source
      ? [...parsed.flatMap((one) => checkKeys(one, source)), ...checkDocumentStructure(parsed)]
      : []),
    ...(source && isUsed ? checkUnusedKeys(source, isUsed) : []),
  ]
}

/**
 * A function that checks the spelling of a file's texts. Each dictionary is loaded when its language is first
 * checked (most of the time), the project's own words each time.
 */
export function createSpellingChecker(): (texts: ParsedTexts) => Finding[] {
  const loaded: Map<string, ReturnType<typeof loadSpellingDictionary>> = new Map()
  return (texts) => {
    const locale = getLocale(texts.file.path)
    if (!loaded.has(locale)) loaded.set(locale, loadSpellingDictionary(locale))
    const own = parseWordList(readFileSync('scripts/check/words.txt', 'utf8'))
    return checkSpelling(texts, loaded.get(locale), own)
  }
}

/**
 * All findings in all message files, spelling included, in the order of files and lines.
 * @param isUsed as for checkRules
 */
export function runAllChecks(isUsed: (key: string) => boolean) {
  const files = messageFolders.flatMap((folder) => readMessageFiles(folder))
  const spelling = createSpellingChecker()
  return [
    ...runRules(files, isUsed),
    ...checkRequiredTexts(files),
    ...checkStoryPictures(),
    ...files.flatMap((file) => spelling(parseMessages(file))),
  ].sort(byPlace)
}

/** The order of findings: by file, line and column. */
const byPlace = (a: Finding, b: Finding) =>
  a.path.localeCompare(b.path) || a.line - b.line || a.column - b.column || a.key.localeCompare(b.key)

/**
 * The text of the file, with every mistake corrected that has only one right answer. Of several mistakes in one
 * text only the first is corrected: check and correct again until nothing changes.
 */
export function applyFixes({ path, text }: MessageFile, findings: Finding[]) {
  const first = new Map(
    findings
      .filter((finding) => finding.path === path && finding.replacement !== undefined)
      .reverse()
      .map(({ key, replacement = '' }) => [key, replacement]),
  )
  return [...first].reduce(
    (fixed, [key, replacement]) => replaceText({ path, text: fixed }, key, replacement),
    text.replace(/^\uFEFF/, ''),
  )
}
