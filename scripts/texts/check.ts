import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { checkClauses } from './clauses'
import { checkFacts } from './facts'
import { checkFields } from './fields'
import { parseMessages } from './parse'
import { checkRegionalWords } from './regional'
import { checkStoryPages } from './story-pages'
import { checkStructure } from './structure'
import { checkUsage } from './used-keys'
import { checkWording } from './wording'

const sourceLocale = 'en'
/** The language of a message file. */
export const localeOf = (path: string) => basename(path, '.json')

/** The message files of a folder: those named after a language, so not a copy of one. */
export const readFolder = (folder: string): import('./parse').MessageFile[] =>
  readdirSync(folder)
    .filter((name) => /^[a-z]{2}\.json$/.test(name))
    .map((name) => ({ path: `${folder}/${name}`, text: readFileSync(`${folder}/${name}`, 'utf8') }))

/**
 * All mistakes in the files of one folder, sorted by file and line.
 * @param files one for each language, English included
 * @param isUsed whether the code uses a message; not checked if left out
 */
export function checkFiles(
  files: import('./parse').MessageFile[],
  isUsed?: (key: string) => boolean,
): import('./parse').Finding[] {
  const parsed = files.map(parseMessages)
  // If the English file can't be parsed, every key of the others would be unknown: nothing is compared with it.
  const source = parsed.find(({ file, leaves }) => localeOf(file.path) === sourceLocale && leaves.size > 0)
  const findings = parsed.flatMap((one) => {
    const locale = localeOf(one.file.path)
    return [
      ...one.findings,
      ...(source ? checkStructure(one, source, locale) : []),
      ...(source ? checkWording(one, source, locale) : []),
      ...(source ? checkClauses(one, source) : []),
      ...(source ? checkFacts(one, source, locale) : []),
      ...checkFields(one),
      ...checkStoryPages(one),
      ...checkRegionalWords(one, locale),
    ]
  })
  if (isUsed && source) findings.push(...checkUsage(source, isUsed))
  return findings.sort(byPlace)
}

/** The order of findings: by file, line and column. */
export const byPlace = (a: import('./parse').Finding, b: import('./parse').Finding) =>
  a.path.localeCompare(b.path) || a.line - b.line || a.column - b.column || a.key.localeCompare(b.key)

/** A finding as one line: file, line, column, key, problem, cure. */
export const formatFinding = ({ path, line, column, key, problem, cure }: import('./parse').Finding) =>
  `${path}:${line}:${column} ${key ? `${key} ` : ''}${problem}; ${cure}.`

/**
 * The text of the file, with every mistake corrected that has only one right answer. Of several mistakes in one
 * text only the first is corrected: check and correct again until nothing changes.
 */
export function fixFile(file: import('./parse').MessageFile, findings: import('./parse').Finding[]) {
  const text = file.text.replace(/^\uFEFF/, '')
  const { leaves } = parseMessages({ ...file, text })
  return [...leaves]
    .sort(([, a], [, b]) => b.offset - a.offset)
    .reduce((fixed, [key, { offset, length }]) => {
      const replacement = findings.find(
        (finding) => finding.path === file.path && finding.key === key && finding.replacement !== undefined,
      )?.replacement
      return replacement === undefined
        ? fixed
        : fixed.slice(0, offset) + JSON.stringify(replacement) + fixed.slice(offset + length)
    }, text)
}
