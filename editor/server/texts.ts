import type { Finding as FileFinding } from '../../scripts/check/findings'
import { parseIcuMessage } from '../../scripts/check/icu-message'
import { getFolder, type MessageFolder, messageFolders } from '../../scripts/check/message-files'
import { isStoryPageText } from '../../scripts/check/message-kinds'
import { getLocale, type MessageFile, parseMessages } from '../../scripts/check/parse'
import { findPlaceholders, type SiteConstants } from '../../scripts/check/placeholders'
import { readabilityLimits } from '../../scripts/check/readability'
import type { StringName } from '../../scripts/check/strings'
import { findTextSpec } from '../../scripts/check/text-specs'
import { type Argument, argumentsOf } from './arguments'
import { type Finding, type Rules, shownFinding } from './check'
import type { Files, Values } from './files'

/* All texts as the editor lists them. */

export interface Text {
  folder: MessageFolder
  key: string
  /** first part of the key, after `legal/` for legal texts */
  group: string
  /** what it is for: one of the strings `purposes` */
  purpose?: StringName<'purposes'>
  maxLength?: number
  words?: { least: number; most: number; sentence: number }
  arguments: Argument[]
  values: Values
  findings: Finding[]
  /** has a placeholder that the owner replaces before launch */
  isOpen: boolean
  /** what it was before, in the languages in which it was changed since (before.ts) */
  before: Values
}

/** The same for a text in every language. */
function factsOf(folder: MessageFolder, key: string, english: string) {
  const [part = ''] = key.split('.')
  const spec = findTextSpec(key)
  return {
    folder,
    key,
    group: folder === 'messages' ? part : `legal/${part}`,
    purpose: spec.purpose,
    ...(spec.maxLength && { maxLength: spec.maxLength }),
    ...(isStoryPageText(key) && {
      words: { ...readabilityLimits.page, sentence: readabilityLimits.sentence },
    }),
    arguments: argumentsOf(parseIcuMessage(english).argumentNames, spec.variables),
  }
}

/**
 * All texts in the order of the English file, with what is wrong in them.
 * @param parts *   `locales`: in the order in which they are shown
 */
export function listTexts({
  files,
  filesBefore,
  rules,
  constants,
  locales,
}: {
  files: Files
  filesBefore: (files: MessageFile[]) => MessageFile[]
  rules: Pick<Rules, 'findingsIn'>
  constants: SiteConstants
  locales: readonly string[]
}) {
  const all = files.readAll()
  const leavesBefore = new Map(filesBefore(all).map((file) => [file.path, parseMessages(file).leaves]))
  const placeholders = findPlaceholders(constants, all.map(files.parse))
  const open = new Set(placeholders.map(({ where }) => where))
  const rank = ({ path }: MessageFile) => locales.indexOf(getLocale(path))

  const texts: Map<string, Text> = new Map()
  for (const folder of messageFolders) {
    const own = all.filter((file) => getFolder(file) === folder).sort((a, b) => rank(a) - rank(b))
    // English, or the next language that can be read.
    const first = own.map(files.parse).find(({ leaves }) => leaves.size > 0)
    for (const key of first?.leaves.keys() ?? []) {
      const values = files.valuesOf({ folder, key }, own)
      const [text] = Object.values(values)
      if (text === undefined) continue
      const before: Values = {}
      for (const { path } of own) {
        const old = leavesBefore.get(path)?.get(key)?.value
        const locale = getLocale(path)
        if (typeof old === 'string' && old !== (values[locale] ?? old)) before[locale] = old
      }
      texts.set(`${folder} ${key}`, {
        ...factsOf(folder, key, text),
        values,
        findings: [],
        isOpen: own.some(({ path }) => open.has(`${path}, ${key}`)),
        before,
      })
    }
  }

  const problems: FileFinding[] = []
  for (const finding of rules.findingsIn(all)) {
    const name = `${getFolder(finding)} ${finding.key}`
    // What is wrong with a list or a section is shown with its first text.
    const text = texts.get(name) ?? [...texts].find(([other]) => other.startsWith(`${name}.`))?.[1]
    if (text && finding.key) text.findings.push(shownFinding(finding, text.key))
    else problems.push(finding)
  }
  return {
    texts: [...texts.values()],
    placeholders: placeholders.map(({ what, where }) => ({ what, where })),
    problems,
  }
}
