import { useTranslations } from 'next-intl'
import { createElement, Fragment } from 'react'
import { volumes } from '@/lib/volumes'

/** A text with the titles of our books, and of the study's journal, in italics. Messages do not mark them. */
export function TextWithTitles({ text }: { text: string }) {
  const t = useTranslations()
  const titles = [...volumes.map(({ id }) => t(`book.volumes.${id}.title`)), t('benefits.journal')]
  const patterns = titles.map((title) =>
    title
      // Under `npm run edit`, texts end with zero-width characters.
      .replace(/[\u200b-\u200d\ufeff]+$/, '')
      .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
      // A no-break space may stand before the last word of a text.
      .replaceAll(' ', '\\s'),
  )
  const parts = text.split(new RegExp(`(${patterns.join('|')})`))
  // Children passed as arguments need no keys, which could not be the titles because one may occur twice.
  return createElement(
    Fragment,
    null,
    ...parts.map((part, index) => (index % 2 ? createElement('cite', null, part) : part)),
  )
}
