import { type Finding, findingAt, type Remark } from './findings'
import { describeMessage, type Message } from './icu'
import { type Leaf, localeOf, placeInText, type TextFile } from './parse'

/* What the rules of the check have in common: which texts they look at, and how they say what is wrong. */

/**
 * A translated text. `parsed`: its file; `same`: it in every language, itself included, English first; `isNew`: it is
 * not saved yet
 */
export type Text = {
  key: string
  text: string
  message: Message
  locale: string
  leaf: Leaf
  parsed: TextFile
  same: Text[]
  isNew: boolean
}

/** What is wrong with a text. `index`: where in it */
export type Rule = (text: Text) => (Remark & { index?: number })[]

/** What `npm run locale:add` writes before a text that is still English. */
export const untranslatedMark = '⟦en⟧ '

/** A remark, or none. */
export const when = (found: boolean, remark: Remark): Remark[] => (found ? [remark] : [])

/** The texts of one folder's files, English first, but for those that are not translated yet. */
export function textsOf(files: readonly TextFile[]): Text[] {
  const known: Map<string, Text[]> = new Map()
  return files.flatMap((parsed) =>
    [...parsed.leaves].flatMap(([key, leaf]) => {
      if (typeof leaf.value !== 'string' || leaf.value.startsWith(untranslatedMark)) return []
      const same = known.get(key) ?? []
      known.set(key, same)
      const locale = localeOf(parsed.file.path)
      const isNew = parsed.file.changed === key
      const message = describeMessage(leaf.value)
      const text = { key, text: leaf.value, message, locale, leaf, parsed, same, isNew }
      same.push(text)
      return [text]
    }),
  )
}

/** What the rules find in the texts of one folder's files, English first. */
export const checkTexts = (files: readonly TextFile[], rules: readonly Rule[]): Finding[] =>
  textsOf(files).flatMap((text) => {
    const { key, leaf, parsed } = text
    return rules
      .flatMap((rule) => rule(text))
      .map(({ index, ...remark }) => {
        const place = index === undefined ? leaf : placeInText(parsed.file, leaf, index)
        return findingAt(parsed.file.path, key, place, remark)
      })
  })

/**
 * Those of all languages that are taken for right. While a text is changed, those that stayed, if they agree: a mistake
 * is told where it was made. Else those that agree with most others; with the first, English, if no other has more.
 */
export function agreed<T extends { isNew: boolean }>(
  all: readonly T[],
  agree: (one: T, other: T) => boolean,
): T[] {
  const groups = all.map((one) => all.filter((other) => agree(one, other)))
  const stayed = all.filter(({ isNew }) => !isNew)
  return (
    groups.find((group) => stayed.length > 0 && stayed.every((one) => group.includes(one))) ??
    groups.reduce((most, some) => (some.length > most.length ? some : most), [])
  )
}

/** Whether two texts have the same arguments and tags. */
export const haveSameNames = (one: Text, other: Text) => {
  const [own, others] = [one, other].map(({ message }) => [...message.names].sort().join())
  return own === others
}

/** The languages, to be named: `French and Spanish`. */
export const languagesOf = (all: readonly { locale: string }[]) => ({
  languages: all.map(({ locale }) => locale),
})

/**
 * A rule that holds a text against the same text in the other languages. What is wrong is told where most other
 * languages say something else.
 * @param remarkOn the text and one of those that agree; the languages of these are its value `others`
 */
export const compared =
  (agree: (one: Text, other: Text) => boolean, remarkOn: (own: Text, wanted: Text) => Remark): Rule =>
  (text) => {
    const right = agreed(text.same, agree)
    return right
      .slice(0, 1)
      .filter((wanted) => !agree(text, wanted))
      .map((wanted) => {
        const { values, ...remark } = remarkOn(text, wanted)
        return { ...remark, values: { ...values, others: languagesOf(right) } }
      })
  }
