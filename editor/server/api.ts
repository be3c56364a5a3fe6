import { vercelStegaClean } from '@vercel/stega'
import { messageFolders } from '../../scripts/check/message-files'
import type { MessageFile } from '../../scripts/check/parse'
import type { SiteConstants } from '../../scripts/check/placeholders'
import type { Rules } from './check'
import type { Files, Place, Values } from './files'
import { Problem } from './problem'
import { startSession } from './session'
import type { SitePage } from './site'
import { listTexts } from './texts'

/* What the editor's page may ask for. Everything that it sends is checked here. */

type Body = Record<string, unknown>
export type Site = {
  constants: SiteConstants
  locales: { code: string; name: string; path: string }[]
  pages: SitePage[]
}

// Line breaks are no mistake; the rest can't be seen and can't be meant.
const control = /[^\P{Cc}\t\n\r]/u

/** The requests and their answers. */
export function apiOf({
  files,
  filesBefore,
  rules,
  site,
}: {
  files: Files
  filesBefore: (files: MessageFile[]) => MessageFile[]
  rules: Rules
  site: Site
}) {
  const session = startSession({ files, rules })
  const locales = site.locales.map(({ code }) => code)

  const state = () => ({
    locales: site.locales,
    pages: site.pages,
    url: site.constants.site.url,
    ...session.next(),
    ...listTexts({ files, filesBefore, rules, constants: site.constants, locales }),
  })

  /** The text that is asked about, and what the disk has. */
  const textOf = ({ folder, key }: Body): Place & { disk: Values } => {
    const known = messageFolders.find((one) => one === folder)
    if (!known) throw new Problem(400, 'request', { reason: `folder “${folder}”` })
    const place = { folder: known, key: String(key) }
    const disk = files.valuesOf(place)
    if (Object.keys(disk).length === 0) throw new Problem(400, 'unknownText', place)
    return { ...place, disk }
  }

  /** Texts in the languages in which the disk has one: of a broken file nothing can be written. */
  const valuesIn = (sent: unknown, disk: Values) => {
    const values = typeof sent === 'object' && sent !== null ? Object.entries(sent) : []
    for (const [locale, text] of values) {
      if (!locales.includes(locale)) throw new Problem(400, 'request', { reason: `language “${locale}”` })
      if (typeof text !== 'string') throw new Problem(400, 'request', { reason: `no text in “${locale}”` })
      if (control.test(text)) throw new Problem(400, 'control', { locale })
    }
    const readable = values.filter(([locale]) => Object.hasOwn(disk, locale))
    // Texts that were copied from the page bring their marks.
    return vercelStegaClean(Object.fromEntries(readable)) as Values
  }

  const get = <T>(answer: () => T) => ({ method: 'GET', answer })
  const post = <T>(answer: (body: Body) => T) => ({
    method: 'POST',
    answer: (body: Body = {}) => answer(body),
  })

  return {
    texts: get(state),
    check: post((body) => {
      const { disk, ...place } = textOf(body)
      const values = valuesIn(body.values, disk)
      return { findings: rules.check(files.readAll(), { ...place, values, isDraft: true }).findings }
    }),
    save: post((body) => {
      const { disk, ...place } = textOf(body)
      const [values, base] = [valuesIn(body.values, disk), valuesIn(body.base, disk)]
      const missing = Object.keys(values).find((locale) => !Object.hasOwn(base, locale))
      if (missing) throw new Problem(400, 'request', { reason: `base lacks “${missing}”` })
      session.save({ ...place, values, base })
      return state()
    }),
    undo: post(() => ({ ...session.undo(), ...state() })),
    redo: post(() => ({ ...session.redo(), ...state() })),
  }
}

export type Api = ReturnType<typeof apiOf>
