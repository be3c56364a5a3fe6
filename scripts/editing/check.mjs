import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { checkClauses } from './clauses.mjs'
import { checkFacts } from './facts.mjs'
import { checkFields } from './fields.mjs'
import { parseMessages } from './parse.mjs'
import { checkRegionalWords } from './regional.mjs'
import { checkStoryPages } from './story-pages.mjs'
import { checkStructure } from './structure.mjs'
import { checkUsage } from './usage.mjs'
import { checkWording } from './wording.mjs'

const sourceLocale = 'en'
/** The language of a message file. @param {string} path */
export const localeOf = (path) => basename(path, '.json')

/** The message files of a folder: those named after a language, so not a copy of one. @param {string} folder @returns {import('./parse.mjs').MessageFile[]} */
export const readFolder = (folder) =>
  readdirSync(folder)
    .filter((name) => /^[a-z]{2}\.json$/.test(name))
    .map((name) => ({ path: `${folder}/${name}`, text: readFileSync(`${folder}/${name}`, 'utf8') }))

/**
 * All mistakes in the files of one folder, sorted by file and line.
 * @param {import('./parse.mjs').MessageFile[]} files one for each language, English included
 * @param {import('./uses-in.mjs').Use[]} [uses] where the code uses these messages; not checked if left out
 * @returns {import('./parse.mjs').Finding[]}
 */
export function checkFiles(files, uses) {
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
  if (uses && source) findings.push(...checkUsage(source, uses))
  return findings.sort(byPlace)
}

/**
 * The order of findings: by file, line and column.
 * @param {import('./parse.mjs').Finding} a @param {import('./parse.mjs').Finding} b
 */
export const byPlace = (a, b) =>
  a.path.localeCompare(b.path) || a.line - b.line || a.column - b.column || a.key.localeCompare(b.key)

/** A finding as one line: file, line, column, key, problem, cure. @param {import('./parse.mjs').Finding} finding */
export const formatFinding = ({ path, line, column, key, problem, cure }) =>
  `${path}:${line}:${column} ${key ? `${key} ` : ''}${problem}; ${cure}.`

/**
 * The text of the file, with every mistake corrected that has only one right answer. Of several mistakes in one
 * text only the first is corrected: check and correct again until nothing changes.
 * @param {import('./parse.mjs').MessageFile} file
 * @param {import('./parse.mjs').Finding[]} findings
 */
export function fixFile(file, findings) {
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
