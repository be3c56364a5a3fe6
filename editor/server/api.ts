import { vercelStegaClean } from '@vercel/stega'
import { type Finding, isBlocking } from '../../checks/findings'
import { parseText } from '../../checks/icu-message'
import { checkDates } from '../../checks/legal-documents'
import { getFolder, messageFolders } from '../../checks/message-files'
import { getLocale, type MessageFile, parseMessages, replaceText } from '../../checks/parse'
import type { Placeholder } from '../../checks/placeholders'
import { isSameId, type Site, type SiteTexts, type TextId, type Translations } from '../texts'
import { createEarlierFilesReader } from './earlier-files'
import { listTexts } from './list-texts'
import type { FileChange, MessageFiles } from './message-files'
import { parseSentence, publishTexts } from './publish'
import { RequestError } from './request-error'

/* The four requests of the editor's page. Everything that the page sends is validated here. */

type RequestBody = Record<string, unknown>
/** What the editor knows of the project besides its texts. */
type Project = {
  site: Site
  /** Runs the checks of `npm run check`, except spelling. */
  check: (files: MessageFile[]) => Finding[]
  readLaunchList: () => Placeholder[]
}

/** Creates the request handlers, by name. Each throws a RequestError for a request that it refuses. */
export function createApi(files: MessageFiles, { site, check, readLaunchList }: Project) {
  const readEarlierFiles = createEarlierFilesReader(files)
  const locales = site.locales.map(({ code }) => code)
  let checked: { version: string; findings: Finding[] } | undefined

  const readFindings = (version: string, all: MessageFile[], earlier: MessageFile[]) => {
    if (checked?.version !== version) checked = { version, findings: check(all) }
    return [...checked.findings, ...checkDates(all, earlier)]
  }

  const readTexts = async (): Promise<SiteTexts> => {
    const version = files.readVersion()
    const all = files.readAll()
    const earlier = await readEarlierFiles()
    return {
      ...site,
      version,
      texts: listTexts(all, earlier),
      findings: readFindings(version, all, earlier),
      launch: readLaunchList(),
    }
  }

  const findText = ({ folder, key }: RequestBody): TextId => {
    const knownFolder = messageFolders.find((known) => known === folder)
    if (!knownFolder) throw new RequestError(400, 'request', { reason: `folder “${folder}”` })
    return { folder: knownFolder, key: String(key) }
  }

  const parseValues = (input: unknown): Translations => {
    const values = typeof input === 'object' && input !== null ? Object.entries(input) : []
    for (const [locale, text] of values)
      if (!locales.includes(locale) || typeof text !== 'string')
        throw new RequestError(400, 'request', { reason: `no text in language “${locale}”` })
    // Text copied from the page contains the invisible marks of editor/site/edit-markers.ts.
    return vercelStegaClean(Object.fromEntries(values))
  }

  /** Changes a text in files of several languages, all or none. */
  const save = (id: TextId, values: Translations, base: Translations) => {
    const own = files.readAll().filter((file) => getFolder(file) === id.folder)
    for (const file of own) {
      const { leaves, findings } = parseMessages(file)
      if (getLocale(file.path) in values && leaves.size === 0)
        throw new RequestError(409, 'broken', { path: file.path, line: findings[0]?.line ?? 1 })
    }
    const stored = listTexts(own, []).find((text) => isSameId(text, id))?.values ?? {}
    for (const [locale, text] of Object.entries(values)) {
      if (stored[locale] === undefined) throw new RequestError(400, 'unknownText', id)
      if (parseText(text).error) throw new RequestError(422, 'syntax')
    }
    const isInConflict = (locale: string) =>
      stored[locale] !== base[locale] && stored[locale] !== values[locale]
    if (Object.keys(values).some(isInConflict)) throw new RequestError(409, 'conflict')
    const changes = own.flatMap((file): FileChange[] => {
      const text = values[getLocale(file.path)]
      const changed = text === undefined ? file.text : replaceText(file, id.key, text)
      return changed === file.text ? [] : [{ path: file.path, text: changed, oldText: file.text }]
    })
    files.writeAll(changes)
  }

  return {
    texts: readTexts,
    version: () => ({ version: files.readVersion() }),
    save: (body: RequestBody) => {
      save(findText(body), parseValues(body.values), parseValues(body.base))
      return readTexts()
    },
    publish: async (body: RequestBody) => {
      const sentence = parseSentence(body.sentence)
      const all = files.readAll()
      const earlier = await readEarlierFiles()
      const errors = readFindings(files.readVersion(), all, earlier).filter(isBlocking)
      if (errors.length > 0) throw new RequestError(409, 'errors', { count: errors.length })
      return publishTexts(files.root, all, earlier, sentence)
    },
  }
}

export type Api = ReturnType<typeof createApi>
