import { useTranslations } from 'next-intl'
import { volumes } from '@/lib/volumes'

/** Converts a title to the source of a regular expression that finds it in other texts. */
const toPattern = (title: string) =>
  title
    // Under `npm run edit`, texts end with zero-width characters.
    .replace(/[\u200b-\u200d\ufeff]+$/, '')
    .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
    // A no-break space may stand before the last word of a text.
    .replaceAll(' ', '\\s')

/** A text with the titles of our books, and of the study's journal, in italics. Messages do not mark them. */
export function TextWithTitles({ text }: { text: string }) {
  const t = useTranslations()
  const titles = [...volumes.map(({ id }) => t(`book.volumes.${id}.title`)), t('benefits.journal')]
  const anyTitle = new RegExp(`(${titles.map(toPattern).join('|')})`)
  // Because the pattern is a capture group, split() keeps the titles, at odd indexes.
  return text.split(anyTitle).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the order of the parts is constant
      <cite key={index}>{part}</cite>
    ) : (
      part
    ),
  )
}
