import { useTranslations } from 'next-intl'
import { createElement, Fragment } from 'react'
import { stripEditMarkers } from '@/lib/i18n/strip-edit-markers'
import { volumes } from '@/lib/volumes'

/** A text with the titles of our books, and of the study's journal, in italics. In the messages they have no marks. */
export function TextWithTitles({ text }: { text: string }) {
  const t = useTranslations()
  const titles = [...volumes.map(({ id }) => t(`book.volumes.${id}.title`)), t('benefits.journal')]
  // A no-break space may stand before the last word of a text.
  const patterns = stripEditMarkers(titles).map((title) =>
    title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s'),
  )
  const parts = text.split(new RegExp(`(${patterns.join('|')})`))
  // As arguments they need no keys: a title may be there twice.
  return createElement(
    Fragment,
    null,
    ...parts.map((part, index) => (index % 2 ? createElement('cite', null, part) : part)),
  )
}
