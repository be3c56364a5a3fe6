import { useTranslations } from 'next-intl'
import { createElement, Fragment } from 'react'
import { volumes } from '@/lib/volumes'

/** A text with the titles of our books, and of the study's journal, in italics. In the messages they have no marks. */
export function TextWithTitles({ text }: { text: string }) {
  const t = useTranslations()
  const titles = [...volumes.map(({ id }) => t(`book.volumes.${id}.title`)), t('benefits.journal')]
  const patterns = titles.map((title) =>
    title
      // Invisible characters, with which texts end under `npm run edit`.
      .replace(/[\u200b-\u200d\ufeff]+$/, '')
      .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
      // A no-break space may stand before the last word of a text.
      .replaceAll(' ', '\\s'),
  )
  const parts = text.split(new RegExp(`(${patterns.join('|')})`))
  // As arguments they need no keys: a title may be there twice.
  return createElement(
    Fragment,
    null,
    ...parts.map((part, index) => (index % 2 ? createElement('cite', null, part) : part)),
  )
}
