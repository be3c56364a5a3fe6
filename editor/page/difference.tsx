import type { Text } from '../texts'
import { showVersion } from './describe'

const splitWords = (text: string) => text.split(/(\s+)/)

function countEqual(one: readonly string[], other: readonly string[]) {
  const index = one.findIndex((part, at) => part !== other[at])
  return index < 0 ? one.length : index
}

/** Splits two versions of a text into what they begin with, what differs, and what they end with. */
export function compareVersions(before: string, after: string) {
  const [old, now] = [splitWords(before), splitWords(after)]
  const start = countEqual(old, now)
  const end = countEqual(old.slice(start).reverse(), now.slice(start).reverse())
  return {
    start: old.slice(0, start).join(''),
    before: old.slice(start, old.length - end).join(''),
    after: now.slice(start, now.length - end).join(''),
    end: old.slice(old.length - end).join(''),
  }
}

/** A text before and after a change in a language, with what differs marked. */
export function Difference({ text, locale }: { text: Text; locale: string }) {
  const show = (version: string | undefined) => showVersion(text, version ?? '')
  const { start, before, after, end } = compareVersions(show(text.before[locale]), show(text.values[locale]))
  return (
    <div className="difference" lang={locale}>
      <p>
        {start}
        <del>{before}</del>
        {end}
      </p>
      <p>
        {start}
        <ins>{after}</ins>
        {end}
      </p>
    </div>
  )
}
