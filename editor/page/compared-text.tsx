import { diffArrays } from 'diff'
import type { Text } from './api'
import { argumentPattern, getChipLabels, TextWithChips } from './arguments'

/** Splits a text into words, signs and arguments. */
const splitIntoWords = (text: string, locale: string) =>
  text
    .split(argumentPattern)
    .flatMap((part, index) =>
      index % 2
        ? [part]
        : [...new Intl.Segmenter(locale, { granularity: 'word' }).segment(part)].map(
            ({ segment }) => segment,
          ),
    )

/**
 * One of two versions of a text, with the words marked in which it differs from the other.
 * @param props `shown`: the version that is shown
 */
export function ComparedText({
  text,
  locale,
  before,
  after,
  shown,
}: {
  text: Text
  locale: string
  before: string
  after: string
  shown: 'before' | 'after'
}) {
  const labels = getChipLabels(text)
  const parts = diffArrays(splitIntoWords(before, locale), splitIntoWords(after, locale))
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
