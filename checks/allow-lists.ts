import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding, FindingCode, Violation } from './findings'
import { compileKeyPattern } from './key-patterns'
import { getLocale } from './parse'
import { parseWordList, parseWordTable } from './word-lists'

/* The lists of what is allowed although a rule reports it. Editors and developers add lines to them. */

/** The files of the lists: words that no dictionary has, and findings that are right in certain texts. */
export const allowLists = {
  words: 'checks/words.txt',
  exceptions: 'checks/exceptions.txt',
} as const
export type AllowListName = keyof typeof allowLists
/** The line that allows a finding. */
export type Allowance = { list: AllowListName; entry: string }
export type Exceptions = readonly { locale: string; key: RegExp; code: string; word: string }[]

/** The findings that can be allowed in a text, because they may be right, and the value of each that names the word concerned, if there is one. */
const allowableCodes: Partial<Record<FindingCode, string>> = {
  stillEnglish: '',
  otherLanguage: '',
  age: 'part',
  emailDomain: 'part',
  repeated: '',
  allCapitals: '',
  pictureShort: '',
  regional: 'word',
  pluralYou: 'word',
  term: 'word',
  confusedWord: 'word',
  doubledWord: 'word',
  lowerCase: 'word',
  note: 'word',
  fullStop: '',
  questionMark: '',
  longTitle: '',
  joinedList: '',
  priceForm: 'part',
  digits: 'number',
  numberWord: 'number',
  pictureOf: '',
}
/** Whether only a person can decide whether the finding is right. */
export const isAllowable = (code: FindingCode) => Object.hasOwn(allowableCodes, code)

const maxWordLength = 60
/** Separates cells, begins a comment, or ends the line. */
const syntaxCharacter = /[;#\p{Cc}]/u
const editorHeading = '# Allowed in the editor (this section is the last, and sorted)'

/** Reads a list as text. @param root of the project */
export const readAllowList = (list: AllowListName, root: string = '.') =>
  readFileSync(join(root, allowLists[list]), 'utf8')

/** Parses the rows of exceptions.txt. */
export const parseExceptions = (text: string): Exceptions =>
  parseWordTable(text).map(([locale = '', key = '', code = '', word = '']) => ({
    locale,
    key: compileKeyPattern(key),
    code,
    word: word.toLowerCase(),
  }))

/** Reads the exceptions of the project. */
export const readExceptions = () => parseExceptions(readAllowList('exceptions'))

/** Whether a finding is right in a text. */
export const isException = (
  exceptions: Exceptions,
  { locale, key, code, word = '' }: { locale: string; key: string; code: FindingCode; word?: string },
) =>
  exceptions.some(
    (one) =>
      (one.locale === '*' || one.locale === locale) &&
      one.code === code &&
      one.key.test(key) &&
      (one.word === '' || one.word === word.toLowerCase()),
  )

/** The word that a finding is about; undefined if it can't be allowed. */
const getAllowableWord = ({ code, values }: Pick<Violation, 'code' | 'values'>) => {
  const valueName = allowableCodes[code]
  return valueName === undefined ? undefined : String(values?.[valueName] ?? '')
}

/** Whether a violation is allowed in a text. */
export function isAllowed(
  violation: Pick<Violation, 'code' | 'values'>,
  { locale, key }: { locale: string; key: string },
  exceptions: Exceptions,
) {
  const word = getAllowableWord(violation)
  return word !== undefined && isException(exceptions, { locale, key, code: violation.code, word })
}

/** Removes the findings that are allowed, and adds to others the line that would allow them. */
export const applyExceptions = (findings: readonly Finding[], exceptions: Exceptions): Finding[] =>
  findings.flatMap((finding) => {
    const { path, key, code } = finding
    const word = getAllowableWord(finding)
    if (word === undefined) return [finding]
    const locale = getLocale(path)
    if (isAllowed(finding, { locale, key }, exceptions)) return []
    const entry = [locale, key, code, ...(word ? [word] : [])].join('; ')
    return [
      isEntry({ list: 'exceptions', entry }) ? { ...finding, allow: { list: 'exceptions', entry } } : finding,
    ]
  })

/** Whether a line has the form of its list and, for exceptions, names a finding that can be allowed. */
export function isEntry({ list, entry }: Allowance): boolean {
  if (list === 'words') return entry.length <= maxWordLength && /^\p{L}+(?:[’']\p{L}+)*$/u.test(entry)
  const [locale = '', key = '', code = '', ...words] = entry.split('; ')
  const valueName = Object.hasOwn(allowableCodes, code) && allowableCodes[code as FindingCode]
  return (
    /^[a-z]{2}$/.test(locale) &&
    /^[\w.-]+$/.test(key) &&
    valueName !== undefined &&
    valueName !== false &&
    words.length === (valueName ? 1 : 0) &&
    words.every((word) => word.trim() !== '' && word.length <= maxWordLength && !syntaxCharacter.test(word))
  )
}

/** Lists the lines of a list that were added in the editor. */
export const listEditorEntries = (text: string): string[] =>
  (text.split(`${editorHeading}\n`)[1] ?? '').split('\n').filter(Boolean)

/** Replaces the section of the editor. */
function setEditorEntries(text: string, entries: string[]): string {
  const [rest = ''] = text.split(`${editorHeading}\n`)
  const sorted = entries.toSorted((a, b) => a.localeCompare(b))
  const section = sorted.length > 0 ? `\n${editorHeading}\n${sorted.join('\n')}\n` : ''
  return `${rest.trimEnd()}\n${section}`
}

/** Adds a line to the text of a list, in the section of the editor; returns the text as is if it has the line. */
export const addEntry = (text: string, entry: string): string =>
  parseWordList(text).includes(entry) ? text : setEditorEntries(text, [...listEditorEntries(text), entry])

/** Removes a line that was added in the editor from the text of a list. */
export const removeEntry = (text: string, entry: string): string =>
  setEditorEntries(
    text,
    listEditorEntries(text).filter((other) => other !== entry),
  )
