import { formatFinding, localeOf } from '../editing/check.mjs'
import { folders } from '../editing/check-all.mjs'
import { lengthOf } from '../editing/fields.mjs'
import { describeMessage } from '../editing/icu.mjs'
import { findPlaceholders } from '../editing/placeholders.mjs'
import { purposeOf } from '../editing/schema.mjs'
import { isStoryPage, storyLimits } from '../editing/story-pages.mjs'
import { shownFinding } from './check.mjs'
import { folderOf, textIn } from './files.mjs'

/* All texts as the editor lists them. */

/** @import { Parsed } from '../editing/parse.mjs' */
/** @import { Constants } from '../editing/placeholders.mjs' */
/** @import { Files, Folder } from './files.mjs' */
/** @import { Finding, Rules, Values } from './check.mjs' */
/** @import { Lag } from './lag.mjs' */
/**
 * @typedef {object} Text
 * @property {Folder} folder
 * @property {string} key
 * @property {string} group first part of the key, after `legal/` for legal texts
 * @property {string} purpose
 * @property {number} [maxLength]
 * @property {{ least: number, most: number }} [words]
 * @property {string[]} arguments `{page}`, `<year>`
 * @property {Values} values
 * @property {Finding[]} findings
 * @property {boolean} isOpen has a placeholder that the owner replaces before launch
 * @property {string[]} lagging languages not touched since another was changed
 */

/** The same for a text in every language. @param {Folder} folder @param {string} key @param {string} english */
function factsOf(folder, key, english) {
  const [part = ''] = key.split('.')
  const limit = lengthOf(key)
  return {
    folder,
    key,
    group: folder === 'messages' ? part : `legal/${part}`,
    // Items of a list have the purpose of the list.
    purpose: orNothing(() => purposeOf(key.replace(/\.\d+$/, ''))) ?? '',
    ...(limit && { maxLength: limit.limit }),
    ...(isStoryPage(key) && { words: storyLimits.page }),
    arguments: [...(orNothing(() => describeMessage(english))?.names ?? [])],
  }
}

/** What a function returns; undefined if it throws, because what is wrong is a finding. @template T @param {() => T} get */
function orNothing(get) {
  try {
    return get()
  } catch {
    return undefined
  }
}

/**
 * All texts in the order of the English file, with what is wrong in them.
 * @param {{ files: Files, rules: Pick<Rules, 'findingsIn'>, lag: Lag, constants: Constants, locales: readonly string[] }} parts
 *   `locales`: in the order in which they are shown
 */
export function listTexts({ files, rules, lag, constants, locales }) {
  const all = files.readAll()
  const placeholders = findPlaceholders(
    constants,
    all.map(files.parse).map(({ file, leaves }) => ({
      path: file.path,
      leaves,
    })),
  )
  const open = new Set(placeholders.map(({ where }) => where))
  /** @param {Parsed} parsed */
  const rank = ({ file }) => locales.indexOf(localeOf(file.path))

  /** @type {Map<string, Text>} */
  const texts = new Map()
  for (const folder of folders) {
    const parsed = all
      .filter((file) => folderOf(file) === folder)
      .map(files.parse)
      .sort((a, b) => rank(a) - rank(b))
    // English, or the next language that can be read.
    const keys = parsed.find(({ leaves }) => leaves.size > 0)?.leaves.keys() ?? []
    for (const key of keys) {
      const values = Object.fromEntries(
        parsed.flatMap((one) => {
          const text = textIn(one, key)
          return text === undefined ? [] : [[localeOf(one.file.path), text]]
        }),
      )
      const [text] = Object.values(values)
      if (text === undefined) continue
      texts.set(`${folder} ${key}`, {
        ...factsOf(folder, key, text),
        values,
        findings: [],
        isOpen: parsed.some(({ file }) => open.has(`${file.path}, ${key}`)),
        lagging: lag.of({ folder, key }, values),
      })
    }
  }

  /** @type {string[]} */
  const problems = []
  for (const finding of rules.findingsIn(all)) {
    const name = `${folderOf(finding)} ${finding.key}`
    // What is wrong with a list or a section is shown with its first text.
    const text = texts.get(name) ?? [...texts].find(([other]) => other.startsWith(`${name}.`))?.[1]
    if (text && finding.key) text.findings.push(shownFinding(finding, text.key))
    else problems.push(formatFinding(finding))
  }
  return {
    texts: [...texts.values()],
    placeholders: placeholders.map(({ what, where }) => ({ what, where })),
    problems,
  }
}
