import { vercelStegaClean } from '@vercel/stega'
import { folders } from '../check'
import type { Constants } from '../placeholders'
import type { Rules } from './check'
import type { Files, Place, Values } from './files'
import type { Lag } from './lag'
import { Problem } from './problem'
import { startSession } from './session'
import { listTexts } from './texts'

/* What the editor's page may ask for. Everything that it sends is checked here. */

type Body = Record<string, unknown>
export type Site = {
  constants: Constants
  locales: { code: string; name: string; path: string }[]
  pages: { kind: string; label: string; path: string; locale: string }[]
}

// Line breaks are no mistake; the rest can't be seen and can't be meant.
const control = /[^\P{Cc}\t\n\r]/u

/** The requests and their answers. */
export function apiOf({ files, rules, lag, site }: { files: Files; rules: Rules; lag: Lag; site: Site }) {
  const session = startSession({ files, rules, lag })
  const locales = site.locales.map(({ code }) => code)

  const state = () => ({
    locales: site.locales,
    pages: site.pages,
    url: site.constants.site.url,
    ...session.next(),
    pseudo: Boolean(process.env.PSEUDO),
    ...listTexts({ files, rules, lag, constants: site.constants, locales }),
  })

  /** The text that is asked about, and what the disk has. */
  const textOf = ({ folder, key }: Body): Place & { disk: Values } => {
    const known = folders.find((one) => one === folder)
    if (!known) throw new Problem(400, `folder is “${folder}”: send ${folders.join(' or ')}.`)
    const place = { folder: known, key: String(key) }
    const disk = files.valuesOf(place)
    if (Object.keys(disk).length === 0)
      throw new Problem(400, `${folder} has no text “${key}”: reload the editor, the files may have changed.`)
    return { ...place, disk }
  }

  /** Texts in exactly the languages in which the disk has one. */
  const valuesIn = (name: string, sent: unknown, disk: Values) => {
    const values = typeof sent === 'object' && sent !== null ? Object.entries(sent) : []
    for (const [locale, text] of values) {
      if (!Object.hasOwn(disk, locale))
        throw new Problem(400, `${name} has “${locale}”: send ${Object.keys(disk).join(', ')}.`)
      if (typeof text !== 'string') throw new Problem(400, `${name}.${locale} is no text: send one.`)
      if (control.test(text))
        throw new Problem(
          400,
          `${name}.${locale} has a control character: remove it, or type the text again.`,
        )
    }
    const missing = Object.keys(disk).find((locale) => !values.some(([given]) => given === locale))
    if (missing) throw new Problem(400, `${name} lacks “${missing}”: send every language.`)
    // Texts that were copied from the page bring their marks.
    return vercelStegaClean(Object.fromEntries(values)) as Values
  }

  const get = <T>(answer: () => T) => ({ method: 'GET', answer })
  const post = <T>(answer: (body: Body) => T) => ({ method: 'POST', answer })
  /** Answers with the state after a change. */
  const changing = (change: (body: Body) => void) => ({
    method: 'POST',
    answer: (body: Body = {}) => {
      change(body)
      return state()
    },
  })

  return {
    texts: get(state),
    changes: get(() => ({ changes: session.changes() })),
    check: post((body) => {
      const { disk, ...place } = textOf(body)
      const values = valuesIn('values', body.values, disk)
      return { findings: rules.check(files.readAll(), { ...place, values, isDraft: true }).findings }
    }),
    save: changing((body) => {
      const { disk, ...place } = textOf(body)
      session.save({
        ...place,
        values: valuesIn('values', body.values, disk),
        base: valuesIn('base', body.base, disk),
      })
    }),
    undo: changing(session.undo),
    redo: changing(session.redo),
    // lib/i18n/source.ts reads it at every request: the development server is in this process.
    pseudo: changing(({ on }) => {
      process.env.PSEUDO = on === true ? '1' : ''
    }),
    confirm: changing((body) => {
      const { disk, ...place } = textOf(body)
      const locale = String(body.locale)
      if (!Object.hasOwn(disk, locale))
        throw new Problem(400, `locale is “${locale}”: send ${Object.keys(disk).join(', ')}.`)
      session.confirm({ ...place, locale })
    }),
  }
}

export type Api = ReturnType<typeof apiOf>
