import { statSync } from 'node:fs'
import { join } from 'node:path'
import { vercelStegaClean } from '@vercel/stega'
import {
  type Allowance,
  type AllowListName,
  addEntry,
  allowLists,
  isEntry,
  listEditorEntries,
  readAllowList,
  removeEntry,
} from '../../checks/allow-lists'
import { messageFolders } from '../../checks/message-files'
import type { SiteConstants } from '../../checks/placeholders'
import { readBaseline } from './baseline'
import { checkChanges } from './changes'
import type { Checker } from './checker'
import { listTexts, type Text } from './list-texts'
import type { MessageFiles, TextId, Translations } from './message-files'
import { RequestError } from './request-error'
import { parseSentence, sendTexts } from './send-texts'
import { createSession } from './session'
import type { SitePage } from './site-info'

/* The requests of the editor's page. Everything that the page sends is validated here. */

type RequestBody = Record<string, unknown>
export type SiteInfo = {
  constants: SiteConstants
  locales: { code: string; name: string; path: string }[]
  pages: SitePage[]
}

const listNames = Object.keys(allowLists) as AllowListName[]

// Tabs and line breaks are reported by the checks; other control characters are invisible.
const controlCharacter = /[^\P{Cc}\t\n\r]/u

/** Creates the request handlers, by name. Each throws a RequestError for an invalid request. */
export function createApi(files: MessageFiles, checker: Checker, siteInfo: SiteInfo) {
  const session = createSession(files, checker)
  let isSending = false
  const locales = siteInfo.locales.map(({ code }) => code)

  /** The texts as they were last listed. */
  let texts: Text[] = []

  /** Whether there is a built site, and whether it is older than the texts. */
  const findBuiltSite = () => {
    const getTime = (path: string) => statSync(join(files.root, path), { throwIfNoEntry: false })?.mtimeMs
    const builtAt = getTime('out/index.html')
    const isOutdated = files.readAll().some(({ path }) => (getTime(path) ?? 0) > (builtAt ?? 0))
    return builtAt && (isOutdated ? 'outdated' : 'current')
  }

  const getState = () => {
    const listed = listTexts({ files, checker, constants: siteInfo.constants, locales })
    texts = listed.texts
    const { pages, constants } = siteInfo
    const { url } = constants.site
    return {
      version: files.readVersion(),
      locales: siteInfo.locales,
      pages,
      url,
      allowed: listAllowed(),
      builtSite: findBuiltSite(),
      ...session.peek(),
      ...listed,
    }
  }

  /** What editors have allowed. */
  const listAllowed = () =>
    listNames.flatMap((list): Allowance[] =>
      listEditorEntries(readAllowList(list, files.root)).map((entry) => ({ list, entry })),
    )
  /** Changes the text of a list of what is allowed. */
  const changeList = (list: AllowListName, change: (text: string) => string) => {
    const oldText = readAllowList(list, files.root)
    const text = change(oldText)
    if (text !== oldText) files.writeAll([{ path: allowLists[list], text, oldText }])
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

  /** Validates values by language. */
  const parseValues = (input: unknown) => {
    const values = typeof input === 'object' && input !== null ? Object.entries(input) : []
    for (const [locale, text] of values) {
      if (!locales.includes(locale))
        throw new RequestError(400, 'request', { reason: `language “${locale}”` })
      if (typeof text !== 'string')
        throw new RequestError(400, 'request', { reason: `no text in “${locale}”` })
      if (/\p{Surrogate}/u.test(text)) throw new RequestError(400, 'surrogate', { locale })
      if (controlCharacter.test(text)) throw new RequestError(400, 'control', { locale })
    }
    // Text copied from the page contains the invisible marks of lib/i18n/edit-markers.ts.
    return vercelStegaClean(Object.fromEntries(values)) as Translations
  }

  const get = <T>(handle: () => T) => ({ method: 'GET', handle })
  const post = <T>(handle: (body: RequestBody) => T) => ({
    method: 'POST',
    handle: (body: RequestBody = {}) => handle(body),
  })

  return {
    texts: get(getState),
    version: get(() => ({ version: files.readVersion() })),
    check: post((body) => {
      const { stored, ...id } = findText(body)
      const values = parseValues(body.values)
      const { findings } = checker.checkChange(files.readAll(), { ...id, values, isDraft: true })
      if (texts.length === 0) getState()
      const text = texts.find((one) => one.folder === id.folder && one.key === id.key)
      return { findings: [...findings, ...(text ? checkChanges(text, { ...stored, ...values }, texts) : [])] }
    }),
    save: post((body) => {
      const { stored, ...id } = findText(body)
      const [values, base] = [parseValues(body.values), parseValues(body.base)]
      // A language whose file lacks the text, or does not parse, has no text to start from.
      const missing = Object.keys(values).find((locale) => locale in stored && !Object.hasOwn(base, locale))
      if (missing) throw new RequestError(400, 'request', { reason: `base lacks “${missing}”` })
      return { ...session.save({ ...id, values, base }), ...getState() }
    }),
    undo: post(({ skip }) => ({ ...session.undo(skip === true), ...getState() })),
    redo: post(({ skip }) => ({ ...session.redo(skip === true), ...getState() })),
    /** The editor says that a text that lags in a language still matches the others. */
    matches: post((body) => {
      const { stored, ...id } = findText(body)
      const locale = Object.keys(stored).find((known) => known === body.locale)
      if (!locale) throw new RequestError(400, 'request', { reason: `language “${body.locale}”` })
      session.markMatching(id, locale)
      return getState()
    }),
    /** Adds a line to a list of what the rules allow. `locale`: the language of the text whose finding offers it. */
    allow: post(({ list: listName, entry: line, locale }) => {
      const list = listNames.find((name) => name === listName)
      const entry = typeof line === 'string' ? line : ''
      const key = entry.split('; ')[1] ?? ''
      const isKnown = list === 'words' || (entry.startsWith(`${locale}; `) && isTextKey(key))
      if (!list || !locales.includes(String(locale)) || !isKnown || !isEntry({ list, entry }))
        throw new RequestError(400, 'allow', { entry })
      changeList(list, (text) => addEntry(text, entry))
      return getState()
    }),
    /** Removes a line that an editor has added to such a list. */
    withdraw: post(({ list, entry }) => {
      const allowed = listAllowed().find((one) => one.list === list && one.entry === entry)
      if (!allowed) throw new RequestError(400, 'request', { reason: `“${entry}” in “${list}”` })
      changeList(allowed.list, (text) => removeEntry(text, allowed.entry))
      return getState()
    }),
    restoreFile: post(({ path }) => {
      const file = files.readAll().find((one) => one.path === path)
      const [baseline] = file ? readBaseline([file], files.root) : []
      if (!file || !baseline) throw new RequestError(400, 'request', { reason: `file “${path}”` })
      const copy = files.restore(file.path, baseline.text)
      return { restored: { path: file.path, copy }, ...getState() }
    }),
    send: post(async (body) => {
      const sentence = parseSentence(body.message)
      const all = files.readAll()
      const broken = all.map(files.parse).find(({ leaves }) => leaves.size === 0)
      if (broken)
        throw new RequestError(409, 'broken', { path: broken.file.path, line: broken.findings[0]?.line ?? 1 })
      if (isSending) throw new RequestError(409, 'busy')
      session.recordLagging(getState().texts)
      isSending = true
      try {
        const sending = await sendTexts(files.root, all, sentence)
        return { sending, ...getState() }
      } finally {
        isSending = false
      }
    }),
  }
}

export type Api = ReturnType<typeof createApi>
