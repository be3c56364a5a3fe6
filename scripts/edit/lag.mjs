import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/*
 * Translations that lag: texts that were changed in some languages and not touched since in others. Kept in a file
 * that git ignores, from one sitting to the next.
 */

/** @import { Place } from './files.mjs' */
/** @import { Values } from './check.mjs' */
/** @typedef {{ hash: string, locales: string[] }} Entry `hash`: of the texts that it was made for */

/** @param {Values} values */
const hashOf = (values) =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1))))
    .digest('base64')

/** @param {Place} place */
const nameOf = ({ folder, key }) => `${folder} ${key}`

/** @param {string} file @returns {Map<string, Entry>} */
function read(file) {
  try {
    /** @type {[string, Entry][]} */
    const entries = Object.entries(JSON.parse(readFileSync(file, 'utf8')))
    return new Map(
      entries.filter(([, { hash, locales }]) => typeof hash === 'string' && Array.isArray(locales)),
    )
  } catch {
    // There is none yet, or it is broken: what lagged is then not known any more.
    return new Map()
  }
}

/** What lags in a project. @param {string} [root] */
export function lagOf(root = '.') {
  const file = join(root, '.editing/lag.json')
  const entries = read(file)

  /** The languages in which a text lags. Forgets an entry if the texts were changed by other means. @param {Place} place @param {Values} values */
  const of = (place, values) => {
    const entry = entries.get(nameOf(place))
    return entry?.hash === hashOf(values) ? entry.locales : []
  }

  /** @param {Place} place @param {Values} values @param {string[]} locales */
  const set = (place, values, locales) => {
    if (locales.length > 0) entries.set(nameOf(place), { hash: hashOf(values), locales })
    else if (!entries.delete(nameOf(place))) return
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`)
  }

  return {
    of,
    set,
    /**
     * After a save: the languages that it left out lag, unless it only caught up with another.
     * @param {Place} place @param {Values} before @param {Values} after
     */
    saved: (place, before, after) => {
      const lagging = of(place, before)
      const [changed, left] = [true, false].map((is) =>
        Object.keys(after).filter((locale) => (after[locale] !== before[locale]) === is),
      )
      const isCatchingUp = changed?.every((locale) => lagging.includes(locale))
      set(place, after, left?.filter((locale) => !isCatchingUp || lagging.includes(locale)) ?? [])
    },
  }
}

/** @typedef {ReturnType<typeof lagOf>} Lag */
