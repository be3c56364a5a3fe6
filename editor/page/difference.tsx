import type { Text } from '../texts'
import { showVersion } from './describe'

const splitWords = (text: string) => text.split(/(\s+)/)
const countEqual = (one: readonly string[], other: readonly string[]) => {
  const index = one.findIndex((part, at) => part !== other[at])
  return index < 0 ? one.length : index
}

/** Splits two versions of a text into what they begin with, what differs, and what they end with. */
export function compareVersions(before: string, after: string) {
  const [old, now] = [splitWords(before), splitWords(after)]
  const start = countEqual(old, now)
  const [oldRest, nowRest] = [old.slice(start), now.slice(start)]
  const end = countEqual(oldRest.toReversed(), nowRest.toReversed())
  const join = (parts: string[]) => parts.join('')
  return {
    start: join(old.slice(0, start)),
    before: join(oldRest.slice(0, oldRest.length - end)),
    after: join(nowRest.slice(0, nowRest.length - end)),
    end: join(oldRest.slice(oldRest.length - end)),
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
