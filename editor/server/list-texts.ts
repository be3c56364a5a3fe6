import { isValueKey } from '@/lib/i18n/text-kinds'
import type { Finding } from '../../checks/findings'
import { parseIcuMessage } from '../../checks/icu-message'
import { describeArguments, findValueLabel, type MessageArgument } from '../../checks/message-arguments'
import { getFolder, type MessageFolder, messageFolders } from '../../checks/message-files'
import { isPictureDescription, isStoryPageText } from '../../checks/message-kinds'
import { getLocale, type MessageFile, parseMessages } from '../../checks/parse'
import {
  findConcernedTexts,
  findPlaceholders,
  type Placeholder,
  type SiteConstants,
} from '../../checks/placeholders'
import { readabilityLimits } from '../../checks/readability'
import type { StringName } from '../../checks/strings'
import { findMaxLength, findTextSpec } from '../../checks/text-specs'
import { readBaseline } from './baseline'
import { checkChanges } from './changes'
import { type Checker, type EditorFinding, toEditorFinding } from './checker'
import { createCurrentLaggingLookup, createLaggingLookup, laggingTextsPath } from './lagging-texts'
import { createLegalChangesLookup, legalChangesPath } from './legal-changes'
import type { MessageFiles, TextId, Translations } from './message-files'

/** A text with everything that the page shows about it. */
export interface Text {
  folder: MessageFolder
  key: string
  /** The first part of the key, for legal texts after `legal/`. */
  group: string
  /** The string `purposes` that describes it. */
  purpose?: StringName<'purposes'>
  /** In characters: the recommended length, or else the limit of texts without one. */
  maxLength?: number
  limit?: number
  wordLimits?: { min: number; max: number; maxPerSentence: number }
  /** Whether it is a number, a code, a date or an address, which is the same in every language. */
  isShared?: true
  /** Whether it describes a picture. */
  isPicture?: true
  /** The string `shown` that names it, if it is a fact: the price, the e-mail address. */
  role?: StringName<'shown'>
  /** Of the price. */
  currency?: string
  arguments: MessageArgument[]
  values: Translations
  findings: EditorFinding[]
  /** Whether it has a placeholder that the owner must replace before launch. */
  hasPlaceholder: boolean
  /** The text in the baseline (baseline.ts), in the languages in which it has changed since. */
  previousValues: Translations
  /** The languages in which it may lag behind the others (lagging-texts.ts). */
  lagging: string[]
  /** The text before the change that those lack, if it is recorded; it may be older than the baseline. */
  beforeChange: Translations
  /** The days of the last change of a legal text, by language (legal-changes.ts). */
  changedOn: Translations
}

/** Describes what does not depend on the language. */
function describeText(folder: MessageFolder, key: string, values: Translations) {
  const [firstPart = ''] = key.split('.')
  const spec = findTextSpec(key)
  const { page, sentence } = readabilityLimits
  return {
    folder,
    key,
    group: folder === 'messages' ? firstPart : `legal/${firstPart}`,
    purpose: spec.purpose,
    ...(spec.maxLength ? { maxLength: spec.maxLength } : { limit: findMaxLength(key) }),
    ...(isStoryPageText(key) && {
      wordLimits: { min: page.least, max: page.most, maxPerSentence: sentence },
    }),
    ...(isPictureDescription(key) && { isPicture: true as const }),
    ...(isValueKey(key) && { isShared: true as const, role: findValueLabel({ folder, key }) }),
    arguments: describeArguments(key, Object.values(values).map(parseIcuMessage)),
  }
}

/**
 * Something that is left to replace or confirm before launch. `texts`: those that it concerns; `versions`: in each language
 * the values of the string `launch` that names it; one without a language if it has the same name in all
 */
export type LaunchItem = {
  id: Placeholder['id']
  texts: TextId[]
  versions: { locale?: string; values?: Placeholder['values'] }[]
}

function groupBy<T>(items: T[], getName: (item: T) => unknown) {
  const groups: Map<string, [T, ...T[]]> = new Map()
  for (const item of items) {
    const name = JSON.stringify(getName(item))
    const group = groups.get(name)
    if (group) group.push(item)
    else groups.set(name, [item])
  }
  return [...groups.values()]
}

/** Lists what is left before launch, each item once, with its languages and its texts. */
function listLaunchItems(placeholders: Placeholder[], texts: Text[], locales: readonly string[]) {
  const items = placeholders.map(({ id, values, where }): LaunchItem => {
    const locale = locales.find((code) => where[0] && getLocale(where[0][0]) === code)
    const version = { ...(locale && { locale }), ...(values && { values }) }
    return { id, texts: findConcernedTexts(where, texts), versions: [version] }
  })
  // What the languages of a text have in their own words is one item, and so is what several texts have in the same words.
  const ofTexts = groupBy(items, ({ id, texts, versions: [version] }) => [
    id,
    texts,
    version?.locale ? undefined : version,
  ]).map(([first, ...others]) => ({
    ...first,
    versions: [first, ...others].flatMap(({ versions }) => versions),
  }))
  return groupBy(ofTexts, ({ id, versions }) => [id, versions]).map(([first, ...others]) => ({
    ...first,
    texts: [first, ...others].flatMap((item) => item.texts),
  }))
}

/**
 * Lists all texts in the order of the English files, with their findings.
 * @param options `locales`: the order of the languages
 * @returns `fileFindings`: those that belong to no text, such as a syntax error; `launch`: what is left to replace
 *   or confirm before launch
 */
export function listTexts({
  files,
  checker,
  constants,
  locales,
}: {
  files: MessageFiles
  checker: Pick<Checker, 'checkFiles'>
  constants: SiteConstants
  locales: readonly string[]
}) {
  const allFiles = files.readAll()
  const baseline = new Map(
    readBaseline(allFiles, files.root).map((file) => [file.path, parseMessages(file).leaves]),
  )
  const placeholders = findPlaceholders(constants, allFiles.map(files.parse))
  const placeholderPlaces = new Set(placeholders.flatMap(({ where }) => where.map(String)))
  const findLagging = createCurrentLaggingLookup(files.readText)
  const findRecorded = createLaggingLookup(files.readText(laggingTextsPath))
  const findLegalChanges = createLegalChangesLookup(files.readText(legalChangesPath))
  const { en: currency = '' } = files.readValues({ folder: 'messages', key: 'book.offer.currency' }, allFiles)
  const rank = ({ path }: MessageFile) => locales.indexOf(getLocale(path))

  const texts: Map<string, Text> = new Map()
  for (const folder of messageFolders) {
    const folderFiles = allFiles
      .filter((file) => getFolder(file) === folder)
      .sort((a, b) => rank(a) - rank(b))
    // English, or the next language whose file can be parsed.
    const reference = folderFiles.map(files.parse).find(({ leaves }) => leaves.size > 0)
    for (const key of reference?.leaves.keys() ?? []) {
      const values = files.readValues({ folder, key }, folderFiles)
      if (Object.keys(values).length === 0) continue
      const previousValues: Translations = {}
      for (const { path } of folderFiles) {
        const previous = baseline.get(path)?.get(key)?.value
        const locale = getLocale(path)
        if (typeof previous === 'string' && previous !== (values[locale] ?? previous))
          previousValues[locale] = previous
      }
      const description = describeText(folder, key, values)
      texts.set(`${folder} ${key}`, {
        ...description,
        ...(description.role === 'price' && { currency: /^[A-Z]{3}$/.test(currency) ? currency : 'CAD' }),
        values,
        findings: [],
        hasPlaceholder: folderFiles.some(({ path }) => placeholderPlaces.has(`${path},${key}`)),
        previousValues,
        lagging: findLagging({ folder, key }, values, { ...values, ...previousValues }),
        beforeChange: findRecorded({ folder, key }).before,
        changedOn: findLegalChanges({ folder, key }),
      })
    }
  }

  const fileFindings: Finding[] = []
  for (const finding of checker.checkFiles(allFiles)) {
    const name = `${getFolder(finding)} ${finding.key}`
    // A finding about a list or a section is shown with its first text.
    const text = texts.get(name) ?? [...texts].find(([other]) => other.startsWith(`${name}.`))?.[1]
    if (text && finding.key) text.findings.push(toEditorFinding(finding, text.key))
    else fileFindings.push(finding)
  }
  const all = [...texts.values()]
  for (const text of all) text.findings.push(...checkChanges(text, text.values, all))
  return { texts: all, launch: listLaunchItems(placeholders, all, locales), fileFindings }
}
