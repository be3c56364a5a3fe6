import { type Finding, type Leaf, localeOf, type Parsed, type Place, placeInText, type Remark } from './parse'

/* What the rules of the check have in common: which texts they look at, and how they say what is wrong. */

/** A translated text. `leaves`: all of its file; `english`: the same in the English file, `source`, if it is there */
export type Text = {
  key: string
  text: string
  leaf: Leaf
  leaves: Parsed['leaves']
  english?: string
  source?: Parsed
  locale: string
}

/** What `npm run locale:add` writes before a text that is still English. */
export const untranslatedMark = '⟦en⟧ '

/** A remark, or none. */
export const when = (found: boolean, remark: Remark): Remark[] => (found ? [remark] : [])

/** A remark on a place in a file; an error if it does not say otherwise. */
export const findingAt = (path: string, key: string, { line, column }: Place, remark: Remark): Finding => ({
  ...remark,
  severity: remark.severity ?? 'error',
  path,
  line,
  column,
  key,
})

/** The texts of a file, but for those that are not translated yet. */
export const textsOf = ({ file, leaves }: Parsed, source?: Parsed): Text[] =>
  [...leaves].flatMap(([key, leaf]) => {
    const text = leaf.value
    if (typeof text !== 'string' || text.startsWith(untranslatedMark)) return []
    const english = source?.leaves.get(key)?.value
    return {
      key,
      text,
      leaf,
      leaves,
      english: typeof english === 'string' ? english : undefined,
      source,
      locale: localeOf(file.path),
    }
  })

/**
 * A check that looks at each text by itself.
 * @param remarksOn a text; `index`: where in it
 */
export const eachText =
  (remarksOn: (text: Text) => (Remark & { index?: number })[]) =>
  (parsed: Parsed, source?: Parsed): Finding[] =>
    textsOf(parsed, source).flatMap((text) =>
      remarksOn(text).map(({ index, ...remark }) =>
        findingAt(
          parsed.file.path,
          text.key,
          index === undefined ? text.leaf : placeInText(parsed.file, text.leaf, index),
          remark,
        ),
      ),
    )

/**
 * A pattern of messages' keys. `*` stands for any part of a key, or for the beginning of one: `nav.*`,
 * `book.volumes.*.title`, `footer.*Title`.
 */
export const keyPattern = (keys: string) =>
  new RegExp(`^${keys.replaceAll('.', '\\.').replaceAll('*', '[^.]+')}$`)
