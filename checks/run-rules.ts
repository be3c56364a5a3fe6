import { locales } from '@/lib/i18n/locales'
import { checkAges } from './ages'
import {
  applyExceptions,
  type Exceptions,
  isAllowable,
  parseExceptions,
  readAllowList,
  readExceptions,
} from './allow-lists'
import { combineFixes } from './combine-fixes'
import { checkConfusedWords } from './confused-words'
import { checkConsistency } from './consistency'
import { checkDashes } from './dashes'
import type { Finding, FindingCode } from './findings'
import { checkDocumentStructure, checkLegalClauses } from './legal-clauses'
import { checkLigatures } from './ligatures'
import { getFolder, messageFolders, readMessageFiles, replaceMessageText } from './message-files'
import { checkKeys } from './message-keys'
import { checkNumberWords, checkSpelledNumbers } from './number-words'
import { getLocale, type MessageFile, type ParsedTexts, parseMessages } from './parse'
import { checkPastedText } from './pasted-text'
import { checkPictureDescription } from './picture-descriptions'
import { checkPrices } from './prices'
import { checkQuestionMark } from './question-marks'
import { checkReadability } from './readability'
import { checkRegionalWords } from './regional-words'
import { checkRequiredTexts, checkStoryPictures } from './required-texts'
import { applyRules } from './rule'
import { checkSentences } from './sentences'
import { checkSlips } from './slips'
import { checkSpelling, listWords } from './spelling'
import { loadSpellingDictionary, type SpellingDictionary } from './spelling-dictionaries'
import { checkSyntax } from './syntax'
import { checkTerms } from './terms'
import { checkTextSpec } from './text-specs'
import { checkFullStop, checkTitleLength } from './translation-form'
import { checkTypography } from './typography'
import { checkTranslated } from './untranslated'
import { checkUnusedKeys } from './unused-keys'
import { parseWordList } from './word-lists'

/* Runs all rules on the message files, for `npm run check` and `npm run edit`. */

const rulesWithoutEnglish = [
  checkTextSpec,
  checkReadability,
  checkRegionalWords,
  checkTerms,
  checkConfusedWords,
  checkLigatures,
  checkPastedText,
  checkSlips,
  checkSentences,
  checkPictureDescription,
  checkDashes,
  checkPrices,
]
const rules = [
  checkSyntax,
  checkTypography,
  checkTranslated,
  checkConsistency,
  checkLegalClauses,
  checkAges,
  checkNumberWords,
  checkSpelledNumbers,
  checkFullStop,
  checkQuestionMark,
  checkTitleLength,
  ...rulesWithoutEnglish,
]

/**
 * Runs every rule except spelling. Returns the findings sorted by file and line.
 * @param files the files of all languages, including English, of one or more folders
 * @param isUsed whether the code uses a message; without it, unused messages are not reported
 * @param exceptions the findings that are allowed (allow-lists.ts)
 */
export function runRules(
  files: readonly MessageFile[],
  isUsed?: (key: string) => boolean,
  exceptions: Exceptions = readExceptions(),
): Finding[] {
  const findings = [...new Set(files.map(getFolder))].flatMap((folder) =>
    checkFolder(
      files.filter((file) => getFolder(file) === folder),
      exceptions,
      // Legal documents are shown with all their texts, so none can be unused.
      folder === 'messages/legal' ? undefined : isUsed,
    ),
  )
  return applyExceptions(findings, exceptions).sort(compareFindings)
}

function checkFolder(
  files: MessageFile[],
  exceptions: Exceptions,
  isUsed?: (key: string) => boolean,
): Finding[] {
  const isEnglish = ({ path }: MessageFile) => Number(getLocale(path) === 'en')
  const parsed = files.sort((a, b) => isEnglish(b) - isEnglish(a)).map(parseMessages)
  // Without a readable English file every key would be unknown, so nothing is compared with it.
  const english = parsed.find(({ file, leaves }) => isEnglish(file) && leaves.size > 0)
  return [
    ...parsed.flatMap((one) => one.findings),
    ...applyRules(parsed, english ? rules : rulesWithoutEnglish, exceptions),
    ...(english
      ? [...parsed.flatMap((one) => checkKeys(one, english)), ...checkDocumentStructure(parsed)]
      : []),
    ...(english && isUsed ? checkUnusedKeys(english, isUsed) : []),
  ]
}

/**
 * Creates a function that checks the spelling of a file's texts. It loads a dictionary, which takes seconds, when its
 * language is first checked, and reads the project's own words every time.
 * @param root of the project
 */
export function createSpellingChecker(root?: string): (texts: ParsedTexts) => Finding[] {
  const dictionaries: Map<string, SpellingDictionary | undefined> = new Map()
  const load = (locale: string) => {
    if (!dictionaries.has(locale)) dictionaries.set(locale, loadSpellingDictionary(locale))
    return dictionaries.get(locale)
  }
  return (texts) => {
    const locale = getLocale(texts.file.path)
    const loadOthers = () =>
      locales.flatMap((other): [string, SpellingDictionary][] => {
        const dictionary = other === locale ? undefined : load(other)
        return dictionary ? [[other, dictionary]] : []
      })
    const projectWords = parseWordList(readAllowList('words', root))
    const loadSiteWords = () =>
      listWords(
        messageFolders
          .flatMap((folder) => readMessageFiles(folder, root))
          .filter(({ path }) => getLocale(path) === locale)
          .map(parseMessages),
      )
    const findings = checkSpelling(texts, load(locale), projectWords, loadOthers, loadSiteWords)
    return applyExceptions(findings, parseExceptions(readAllowList('exceptions', root)))
  }
}

/**
 * Runs every rule, including spelling, on all message files of the project. Returns the findings sorted by file and line.
 * @param isUsed whether the code uses a message
 */
export function runAllChecks(isUsed: (key: string) => boolean) {
  const files = messageFolders.flatMap((folder) => readMessageFiles(folder))
  const checkFileSpelling = createSpellingChecker()
  return mergeFindings([
    ...runRules(files, isUsed),
    ...checkRequiredTexts(files),
    ...checkStoryPictures(),
    ...files.flatMap((file) => checkFileSpelling(parseMessages(file))),
  ]).sort(compareFindings)
}

/** Findings that are left out where one of others says more about the same text. */
const lesserFindings: Partial<Record<FindingCode, FindingCode[]>> = {
  otherLanguage: ['stillEnglish'],
  // A price that is typed instead of inserted is not to be written in another way.
  priceForm: ['lacksShown', 'lacksUnlike'],
}

/** Merges what the rules and the spelling check find. */
export function mergeFindings(findings: readonly Finding[]): Finding[] {
  const merged = findings.filter(({ path, key, code }) => {
    const greater = lesserFindings[code]
    return !findings.some(
      (other) => greater?.includes(other.code) && other.path === path && other.key === key,
    )
  })
  return combineFixes(merged)
}

/** Compares findings by file, line, column and key. */
const compareFindings = (a: Finding, b: Finding) =>
  a.path.localeCompare(b.path) || a.line - b.line || a.column - b.column || a.key.localeCompare(b.key)

/**
 * Corrects the mistakes of a file that have only one right answer, and removes a byte-order mark.
 */
export function applyFixes({ path, text }: MessageFile, findings: Finding[]) {
  const replacements = new Map(
    findings
      .filter(
        (finding) => finding.path === path && finding.replacement !== undefined && !isAllowable(finding.code),
      )
      .reverse()
      .map(({ key, replacement = '' }) => [key, replacement]),
  )
  return [...replacements].reduce(
    (fixed, [key, replacement]) => replaceMessageText({ path, text: fixed }, key, replacement),
    text.replace(/^\uFEFF/, ''),
  )
}
