import { diffArrays } from 'diff'
import { isSameButKindsOfSpaces, toPlainSpaces } from '../../checks/format-while-typing'
import type { Text } from './api'
import { argumentPattern, getChipLabels, getShownVersion, TextWithChips } from './arguments'

/** Whether two versions of a text differ in spaces only: in their kind, or where there are any. */
export const isSameButSpaces = (before: string, after: string) =>
  before.replaceAll(/\s/g, '') === after.replaceAll(/\s/g, '')

/** Splits a text into words, signs and arguments. A narrow space would be a part of a word. */
const splitIntoWords = (text: string, locale: string) =>
  text
    .split(argumentPattern)
    .flatMap((part, index) =>
      index % 2
        ? [part]
        : [...new Intl.Segmenter(locale, { granularity: 'word' }).segment(toPlainSpaces(part))].map(
            ({ segment, index: start }) => part.slice(start, start + segment.length),
          ),
    )

type ComparedTextProps = {
  text: Text
  locale: string
  before: string
  after: string
  shown: 'before' | 'after'
}

/**
 * One of two versions of a text, with the words marked in which it differs from the other. Kinds of spaces are no difference.
 * @param props `shown`: the version that is shown
 */
export function ComparedText({ text, locale, before, after, shown }: ComparedTextProps) {
  const labels = getChipLabels(text)
  const split = (version: string) => splitIntoWords(getShownVersion(text, version), locale)
  const parts = diffArrays(split(before), split(after), {
    comparator: isSameButKindsOfSpaces,
  })
  return (
    <span lang={locale}>
      {parts.map(({ value, added, removed }, index) => {
        if (shown === 'before' ? added : removed) return null
        const Element = added ? 'ins' : removed ? 'del' : 'span'
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no identity but their place.
          <Element key={index}>
            <TextWithChips text={value.join('')} labels={labels} />
          </Element>
        )
      })}
    </span>
  )
}
