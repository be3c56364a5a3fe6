import type { Finding as FileFinding } from '../../scripts/check/findings'
import {
  getFolder,
  type MessageFolder,
  messageFolders,
  replaceTexts,
} from '../../scripts/check/message-files'
import { getLocale, type MessageFile, parseMessages } from '../../scripts/check/parse'
import { createSpellingChecker, runRules } from '../../scripts/check/run-rules'
import type { Place, Values } from './files'

/* The rules of `npm run check`, for the files as they are and for texts that are not saved yet. */

export type Change = Place & { values: Values }
/** as the editor shows it; `key` if it is of another text than the one asked about */
export type Finding = Pick<FileFinding, 'severity' | 'code' | 'values' | 'replacement'> & {
  locale: string
  key?: string
}

/** A finding for the editor. @param of the key asked about */
export const shownFinding = (
  { path, severity, code, values, replacement, key }: FileFinding,
  of: string,
): Finding => ({
  locale: getLocale(path),
  severity,
  code,
  values,
  ...(replacement !== undefined && { replacement }),
  ...(key !== of && { key }),
})

/** A file with only the group of a text; whole if it can't be read. */
function aroundText(file: MessageFile, key: string) {
  const [group = ''] = key.split('.')
  try {
    return { ...file, text: JSON.stringify({ [group]: JSON.parse(file.text)[group] }) }
  } catch {
    return file
  }
}

const placeOf = ({ path, key }: FileFinding) => `${path} ${key}`
/** What is the same if the same is wrong, wherever in its text. */
const identityOf = ({ path, key, code, values }: FileFinding) => JSON.stringify([path, key, code, values])

/**
 * The rules.
 * @param isUsed whether the code uses a message
 */
export function rules(
  isUsed?: (key: string) => boolean,
  spelling: ReturnType<typeof createSpellingChecker> = createSpellingChecker(),
) {
  /** The last findings of each file, or folder, and what they are of. */
  const known: Map<string, { of: string; findings: FileFinding[] }> = new Map()
  const once = (name: string, of: string, find: () => FileFinding[]) => {
    const last = known.get(name)
    if (last?.of === of) return last.findings
    const findings = find()
    known.set(name, { of, findings })
    return findings
  }

  /** What is wrong in the files of a folder, but spelling. */
  const ofFolder = (folder: MessageFolder, files: MessageFile[]) => {
    const some = files.filter((file) => getFolder(file) === folder)
    return once(folder, some.map(({ path, text }) => path + text).join('\0'), () => runRules(some, isUsed))
  }

  /** Everything that is wrong in the files of all folders. */
  const findingsIn = (files: MessageFile[]) => [
    ...messageFolders.flatMap((folder) => ofFolder(folder, files)),
    ...files.flatMap((file) => once(file.path, file.text, () => spelling(parseMessages(file)))),
  ]

  /**
   * What is wrong with a text once it has these values, and what the change breaks elsewhere.
   * @param files as they are
   * @param change `isDraft`: looks only at the texts around it, which is quicker
   * @returns `refused`: the errors for which it is not saved
   */
  const check = (
    files: MessageFile[],
    { folder, key, values, isDraft }: Change & { isDraft?: boolean },
  ): { findings: Finding[]; refused: Finding[] } => {
    const all = files.filter((file) => getFolder(file) === folder)
    const before = isDraft ? all.map((file) => aroundText(file, key)) : all
    const after = replaceTexts(before, key, values)
    const changed = after.filter((file, index) => file !== before[index]).map(({ path }) => path)
    const [old, found] = [before, after].map((some) => (isDraft ? runRules(some) : ofFolder(folder, some)))
    const misspelt = after.flatMap((file) => {
      const leaf = parseMessages(file).leaves.get(key)
      return leaf ? spelling({ file, leaves: new Map([[key, leaf]]) }) : []
    })
    const counts = new Map()
    for (const finding of old ?? [])
      if (finding.severity === 'error') counts.set(placeOf(finding), (counts.get(placeOf(finding)) ?? 0) + 1)
    const wasThere = new Set((old ?? []).map(identityOf))

    const concerned = [...(found ?? []), ...misspelt].filter(
      (finding) => finding.key === key || !wasThere.has(identityOf(finding)),
    )
    // What was wrong before, in a text that stays as it is, keeps nobody from saving another.
    const refused = concerned.filter((finding) => {
      if (finding.severity !== 'error') return false
      if (finding.key === key && changed.includes(finding.path)) return true
      const left = counts.get(placeOf(finding)) ?? 0
      counts.set(placeOf(finding), left - 1)
      return left <= 0
    })
    const shown = (finding: FileFinding) => shownFinding(finding, key)
    return { findings: concerned.map(shown), refused: refused.map(shown) }
  }

  return { findingsIn, check }
}

export type Rules = ReturnType<typeof rules>
