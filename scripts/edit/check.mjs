import { applyEdits } from 'jsonc-parser'
import { localeOf } from '../editing/check.mjs'
import { checkRules, folders, spellingChecker } from '../editing/check-all.mjs'
import { parseMessages } from '../editing/parse.mjs'
import { folderOf, textIn } from './files.mjs'

/* The rules of `npm run messages:check`, for the files as they are and for texts that are not saved yet. */

/** @import { Finding as FileFinding, MessageFile } from '../editing/parse.mjs' */
/** @import { Use } from '../editing/uses-in.mjs' */
/** @import { Folder, Place } from './files.mjs' */
/** @typedef {Record<string, string>} Values texts by language */
/** @typedef {Place & { values: Values }} Change */
/**
 * @typedef {Pick<FileFinding, 'severity' | 'problem' | 'cure' | 'replacement'> & { locale: string, key?: string }} Finding
 *   as the editor shows it; `key` if it is of another text than the one asked about
 */

/** A finding for the editor. @param {FileFinding} finding @param {string} of the key asked about @returns {Finding} */
export const shownFinding = ({ path, severity, problem, cure, replacement, key }, of) => ({
  locale: localeOf(path),
  severity,
  problem,
  cure,
  ...(replacement !== undefined && { replacement }),
  ...(key !== of && { key }),
})

/**
 * A file with one text changed: nothing but its characters. Unchanged if the file has no such text.
 * @param {MessageFile} file @param {string} key @param {string} value
 * @returns {MessageFile}
 */
export function withText(file, key, value) {
  const leaf = parseMessages(file).leaves.get(key)
  if (!leaf || leaf.value === value) return file
  const { offset, length } = leaf
  return { ...file, text: applyEdits(file.text, [{ offset, length, content: JSON.stringify(value) }]) }
}

/** The files with a text changed in those whose language has a value. @param {MessageFile[]} files @param {string} key @param {Values} values */
export const withTexts = (files, key, values) =>
  files.map((file) => {
    const value = values[localeOf(file.path)]
    return value === undefined ? file : withText(file, key, value)
  })

/** A file with only the group of a text; whole if it can't be read. @param {MessageFile} file @param {string} key */
function aroundText(file, key) {
  const [group = ''] = key.split('.')
  try {
    return { ...file, text: JSON.stringify({ [group]: JSON.parse(file.text)[group] }) }
  } catch {
    return file
  }
}

/** @param {FileFinding} finding */
const placeOf = ({ path, key }) => `${path} ${key}`

/**
 * The rules.
 * @param {Use[]} [uses] where the code uses messages
 * @param {ReturnType<typeof spellingChecker>} [spelling]
 */
export function rules(uses, spelling = spellingChecker()) {
  /** The last findings of each file, or folder, and what they are of. @type {Map<string, { of: string, findings: FileFinding[] }>} */
  const known = new Map()
  /** @param {string} name @param {string} of @param {() => FileFinding[]} find */
  const once = (name, of, find) => {
    const last = known.get(name)
    if (last?.of === of) return last.findings
    const findings = find()
    known.set(name, { of, findings })
    return findings
  }

  /** What is wrong in the files of a folder, but spelling. @param {Folder} folder @param {MessageFile[]} files */
  const ofFolder = (folder, files) => {
    const some = files.filter((file) => folderOf(file) === folder)
    return once(folder, some.map(({ path, text }) => path + text).join('\0'), () => checkRules(some, uses))
  }

  /** Everything that is wrong in the files of all folders. @param {MessageFile[]} files */
  const findingsIn = (files) => [
    ...folders.flatMap((folder) => ofFolder(folder, files)),
    ...files.flatMap((file) => once(file.path, file.text, () => spelling(parseMessages(file)))),
  ]

  /**
   * What is wrong with a text once it has these values, and what the change breaks elsewhere.
   * @param {MessageFile[]} files as they are
   * @param {Change & { isDraft?: boolean }} change `isDraft`: looks only at the texts around it, which is quicker
   * @returns {{ findings: Finding[], refused: Finding[] }} `refused`: the errors for which it is not saved
   */
  const check = (files, { folder, key, values, isDraft }) => {
    const all = files.filter((file) => folderOf(file) === folder)
    const before = isDraft ? all.map((file) => aroundText(file, key)) : all
    const after = withTexts(before, key, values)
    const changed = after.filter((file, index) => file !== before[index]).map(({ path }) => path)
    const [old, found] = [before, after].map((some) => (isDraft ? checkRules(some) : ofFolder(folder, some)))
    const misspelt = after.flatMap((file) => {
      const leaf = parseMessages(file).leaves.get(key)
      return leaf ? spelling({ file, leaves: new Map([[key, leaf]]), findings: [] }) : []
    })
    const counts = new Map()
    for (const finding of old ?? [])
      if (finding.severity === 'error') counts.set(placeOf(finding), (counts.get(placeOf(finding)) ?? 0) + 1)
    const wasThere = new Set((old ?? []).map((finding) => `${placeOf(finding)} ${finding.problem}`))

    const concerned = [...(found ?? []), ...misspelt].filter(
      (finding) => finding.key === key || !wasThere.has(`${placeOf(finding)} ${finding.problem}`),
    )
    // What was wrong before, in a text that stays as it is, keeps nobody from saving another.
    const refused = concerned.filter((finding) => {
      if (finding.severity !== 'error') return false
      if (finding.key === key && changed.includes(finding.path)) return true
      const left = counts.get(placeOf(finding)) ?? 0
      counts.set(placeOf(finding), left - 1)
      return left <= 0
    })
    const shown = (/** @type {FileFinding} */ finding) => shownFinding(finding, key)
    return { findings: concerned.map(shown), refused: refused.map(shown) }
  }

  return { findingsIn, check }
}

/** @typedef {ReturnType<typeof rules>} Rules */

/** The texts of a key by language, of the files that have it. @param {MessageFile[]} files @param {Place} place @param {import('./files.mjs').Files['parse']} parse */
export const valuesOf = (files, { folder, key }, parse) =>
  Object.fromEntries(
    files
      .filter((file) => folderOf(file) === folder)
      .flatMap((file) => {
        const text = textIn(parse(file), key)
        return text === undefined ? [] : [[localeOf(file.path), text]]
      }),
  )
