import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { checkClauses } from './clauses.mjs'
import { checkFields } from './fields.mjs'
import { parseMessages } from './parse.mjs'
import { checkStructure } from './structure.mjs'
import { checkUsage } from './usage.mjs'
import { checkWording } from './wording.mjs'

const sourceLocale = 'en'
const localeOf = (/** @type {string} */ path) => basename(path, '.json')

/** The message files of a folder. @param {string} folder @returns {import('./parse.mjs').MessageFile[]} */
export const readFolder = (folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ path: `${folder}/${name}`, text: readFileSync(`${folder}/${name}`, 'utf8') }))

/**
 * Everything that is wrong with the files of one folder, in the order of the files and their lines.
 * @param {import('./parse.mjs').MessageFile[]} files one a language, English among them
 * @param {import('./uses-in.mjs').Use[]} [uses] where code asks for these messages; left out, it is not checked
 * @returns {import('./parse.mjs').Finding[]}
 */
export function checkFiles(files, uses) {
  const parsed = files.map(parseMessages)
  const source = parsed.find(({ file }) => localeOf(file.path) === sourceLocale)
  const findings = parsed.flatMap((one) => {
    const locale = localeOf(one.file.path)
    return [
      ...one.findings,
      ...(source ? checkStructure(one, source, locale) : []),
      ...(source ? checkWording(one, source, locale) : []),
      ...(source ? checkClauses(one, source) : []),
      ...checkFields(one),
    ]
  })
  // Without readable English, every key would seem unknown.
  if (uses && source && source.leaves.size > 0) findings.push(...checkUsage(source, uses))
  return findings.sort(
    (a, b) =>
      a.path.localeCompare(b.path) || a.line - b.line || a.column - b.column || a.key.localeCompare(b.key),
  )
}

/** One sentence: file, line, column, key, what is wrong, the cure. @param {import('./parse.mjs').Finding} finding */
export const sentence = ({ path, line, column, key, problem, cure }) =>
  `${path}:${line}:${column} ${key ? `${key} ` : ''}${problem}; ${cure}.`

/**
 * The file with everything mended that has one right answer. A text that needs two mends gets the first
 * of them: check again and mend again until nothing changes.
 * @param {import('./parse.mjs').MessageFile} file
 * @param {import('./parse.mjs').Finding[]} findings
 */
export function mend(file, findings) {
  const text = file.text.replace(/^\uFEFF/, '')
  const { leaves } = parseMessages({ ...file, text })
  return [...leaves]
    .sort(([, a], [, b]) => b.offset - a.offset)
    .reduce((mended, [key, { offset, length }]) => {
      const words = findings.find(
        (finding) => finding.path === file.path && finding.key === key && finding.replacement !== undefined,
      )?.replacement
      return words === undefined
        ? mended
        : mended.slice(0, offset) + JSON.stringify(words) + mended.slice(offset + length)
    }, text)
}
