import { vercelStegaClean } from '@vercel/stega'
import { addEntry, allowLists, isEntry, readAllowList } from '../../scripts/check/allow-lists'
import { messageFolders } from '../../scripts/check/message-files'
import type { MessageFile } from '../../scripts/check/parse'
import type { SiteConstants } from '../../scripts/check/placeholders'
import { checkChanges } from './changes'
import type { Checker } from './checker'
import { listTexts, type Text } from './list-texts'
import type { MessageFiles, TextId, Translations } from './message-files'
import { RequestError } from './request-error'
import { createSession } from './session'
import type { SitePage } from './site-info'

/* The requests of the editor's page. Everything that the page sends is validated here. */

type RequestBody = Record<string, unknown>
export type SiteInfo = {
  constants: SiteConstants
  locales: { code: string; name: string; path: string }[]
  pages: SitePage[]
}

// Tabs and line breaks are reported by the checks; other control characters are invisible.
const controlCharacter = /[^\P{Cc}\t\n\r]/u

/** Creates the request handlers, by name. Each throws a RequestError for an invalid request. */
export function createApi({
  files,
  readBaseline,
  checker,
  siteInfo,
}: {
  files: MessageFiles
  readBaseline: (files: MessageFile[]) => MessageFile[]
  checker: Checker
  siteInfo: SiteInfo
}) {
  const session = createSession({ files, checker })
  const locales = siteInfo.locales.map(({ code }) => code)

  /** The texts as they were last listed. */
  let texts: Text[] = []

  const getState = () => {
    const listed = listTexts({ files, readBaseline, checker, constants: siteInfo.constants, locales })
    texts = listed.texts
    const { pages, constants } = siteInfo
    return { locales: siteInfo.locales, pages, url: constants.site.url, ...session.peek(), ...listed }
  }

  /** Finds the text that a request names, with its values on the disk. */
  const findText = ({ folder, key }: RequestBody): TextId & { stored: Translations } => {
    const knownFolder = messageFolders.find((known) => known === folder)
    if (!knownFolder) throw new RequestError(400, 'request', { reason: `folder “${folder}”` })
    const id = { folder: knownFolder, key: String(key) }
    const stored = files.readValues(id)
    if (Object.keys(stored).length === 0) throw new RequestError(400, 'unknownText', id)
    return { ...id, stored }
  }

  const isTextKey = (key: string) =>
    messageFolders.some((folder) => Object.keys(files.readValues({ folder, key })).length > 0)

  /** Validates values by language. Languages whose file lacks the text, or can't be parsed, are left out. */
  const parseValues = (input: unknown, stored: Translations) => {
    const values = typeof input === 'object' && input !== null ? Object.entries(input) : []
    for (const [locale, text] of values) {
      if (!locales.includes(locale))
        throw new RequestError(400, 'request', { reason: `language “${locale}”` })
      if (typeof text !== 'string')
        throw new RequestError(400, 'request', { reason: `no text in “${locale}”` })
      if (/\p{Surrogate}/u.test(text)) throw new RequestError(400, 'surrogate', { locale })
      if (controlCharacter.test(text)) throw new RequestError(400, 'control', { locale })
    }
    const writable = values.filter(([locale]) => Object.hasOwn(stored, locale))
    // Text copied from the page contains the invisible marks of lib/i18n/edit-markers.ts.
    return vercelStegaClean(Object.fromEntries(writable)) as Translations
  }

  const get = <T>(handle: () => T) => ({ method: 'GET', handle })
  const post = <T>(handle: (body: RequestBody) => T) => ({
    method: 'POST',
    handle: (body: RequestBody = {}) => handle(body),
  })

  return {
    texts: get(getState),
    check: post((body) => {
      const { stored, ...id } = findText(body)
      const values = parseValues(body.values, stored)
      const { findings } = checker.checkChange(files.readAll(), { ...id, values, isDraft: true })
      if (texts.length === 0) getState()
      const text = texts.find((one) => one.folder === id.folder && one.key === id.key)
      return { findings: [...findings, ...(text ? checkChanges(text, { ...stored, ...values }, texts) : [])] }
    }),
    save: post((body) => {
      const { stored, ...id } = findText(body)
      const [values, base] = [parseValues(body.values, stored), parseValues(body.base, stored)]
      const missing = Object.keys(values).find((locale) => !Object.hasOwn(base, locale))
      if (missing) throw new RequestError(400, 'request', { reason: `base lacks “${missing}”` })
      session.save({ ...id, values, base })
      return getState()
    }),
    /** Adds a line to a list of what the rules allow. `locale`: the language of the text whose finding offers it. */
    allow: post(({ list: listName, entry: line, locale }) => {
      const list = listName === 'words' || listName === 'exceptions' ? listName : undefined
      const entry = typeof line === 'string' ? line : ''
      const key = entry.split('; ')[1] ?? ''
      const isKnown = list === 'words' || (entry.startsWith(`${locale}; `) && isTextKey(key))
      if (!list || !locales.includes(String(locale)) || !isKnown || !isEntry({ list, entry }))
        throw new RequestError(400, 'allow', { entry })
      const oldText = readAllowList(list, files.root)
      const text = addEntry(oldText, entry)
      if (text !== oldText) files.writeAll([{ path: allowLists[list], text, oldText }])
      return getState()
    }),
    undo: post(() => ({ ...session.undo(), ...getState() })),
    redo: post(() => ({ ...session.redo(), ...getState() })),
  }
}

export type Api = ReturnType<typeof createApi>
