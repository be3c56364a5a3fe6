import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Place, Values } from './files'

/*
 * Translations that lag: texts that were changed in some languages and not touched since in others. Kept in a file
 * that git ignores, from one sitting to the next.
 */

/** `hash`: of the texts that it was made for */
type Entry = { hash: string; locales: string[] }

const hashOf = (values: Values) =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1))))
    .digest('base64')

const nameOf = ({ folder, key }: Place) => `${folder} ${key}`

function read(file: string): Map<string, Entry> {
  try {
    const entries: [string, Entry][] = Object.entries(JSON.parse(readFileSync(file, 'utf8')))
    return new Map(
      entries.filter(([, { hash, locales }]) => typeof hash === 'string' && Array.isArray(locales)),
    )
  } catch {
    // There is none yet, or it is broken: what lagged is then not known any more.
    return new Map()
  }
}

/** What lags in a project. */
export function lagOf(root: string = '.') {
  const file = join(root, '.editing/lag.json')
  const entries = read(file)

  /** The languages in which a text lags. Forgets an entry if the texts were changed by other means. */
  const of = (place: Place, values: Values) => {
    const entry = entries.get(nameOf(place))
    return entry?.hash === hashOf(values) ? entry.locales : []
  }

  const set = (place: Place, values: Values, locales: string[]) => {
    if (locales.length > 0) entries.set(nameOf(place), { hash: hashOf(values), locales })
    else if (!entries.delete(nameOf(place))) return
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`)
  }

  return {
    of,
    set,
    /** After a save: the languages that it left out lag, unless it only caught up with another. */
    saved: (place: Place, before: Values, after: Values) => {
      const lagging = of(place, before)
      const [changed, left] = [true, false].map((is) =>
        Object.keys(after).filter((locale) => (after[locale] !== before[locale]) === is),
      )
      const isCatchingUp = changed?.every((locale) => lagging.includes(locale))
      set(place, after, left?.filter((locale) => !isCatchingUp || lagging.includes(locale)) ?? [])
    },
  }
}

export type Lag = ReturnType<typeof lagOf>
