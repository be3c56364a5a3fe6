import { type Folder, folderOf, folders } from '../../scripts/check/check'
import { fieldOf } from '../../scripts/check/fields'
import type { Finding as FileFinding } from '../../scripts/check/findings'
import { describeMessage } from '../../scripts/check/icu'
import { localeOf, type MessageFile, parseMessages } from '../../scripts/check/parse'
import { type Constants, findPlaceholders } from '../../scripts/check/placeholders'
import { isStoryPage, storyLimits } from '../../scripts/check/story-pages'
import type { Group } from '../../scripts/check/strings'
import { type Argument, argumentsOf } from './arguments'
import { type Finding, type Rules, shownFinding } from './check'
import type { Files, Values } from './files'

/* All texts as the editor lists them. */

export interface Text {
  folder: Folder
  key: string
  /** first part of the key, after `legal/` for legal texts */
  group: string
  /** what it is for: one of the strings `purposes` */
  purpose?: Group<'purposes'>
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
function factsOf(folder: Folder, key: string, english: string) {
  const [part = ''] = key.split('.')
  const field = fieldOf(key)
  return {
    folder,
    key,
    group: folder === 'messages' ? part : `legal/${part}`,
    purpose: field?.keys,
    ...(field?.rule?.limit && { maxLength: field.rule.limit }),
    ...(isStoryPage(key) && { words: { ...storyLimits.page, sentence: storyLimits.sentence } }),
    arguments: argumentsOf(describeMessage(english).names, field?.rule?.filled),
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
  constants: Constants
  locales: readonly string[]
}) {
  const all = files.readAll()
  const leavesBefore = new Map(filesBefore(all).map((file) => [file.path, parseMessages(file).leaves]))
  const placeholders = findPlaceholders(constants, all.map(files.parse))
  const open = new Set(placeholders.map(({ where }) => where))
  const rank = ({ path }: MessageFile) => locales.indexOf(localeOf(path))

  const texts: Map<string, Text> = new Map()
  for (const folder of folders) {
    const own = all.filter((file) => folderOf(file) === folder).sort((a, b) => rank(a) - rank(b))
    // English, or the next language that can be read.
    const first = own.map(files.parse).find(({ leaves }) => leaves.size > 0)
    for (const key of first?.leaves.keys() ?? []) {
      const values = files.valuesOf({ folder, key }, own)
      const [text] = Object.values(values)
      if (text === undefined) continue
      const before: Values = {}
      for (const { path } of own) {
        const old = leavesBefore.get(path)?.get(key)?.value
        const locale = localeOf(path)
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
    const name = `${folderOf(finding)} ${finding.key}`
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
