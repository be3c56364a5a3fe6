'use client'

import { useTranslations } from 'next-intl'
import type { MouseEvent } from 'react'

/**
 * Leads past the header to the main block. In the app the hash names the route, so the link moves the
 * focus without changing it.
 */
export function SkipLink({ target }: { target: string }) {
  const t = useTranslations('shell')
  const focusTarget = (event: MouseEvent) => {
    event.preventDefault()
    document.getElementById(target)?.focus()
  }
  return (
    <a href={`#${target}`} className="skip-link" onClick={focusTarget}>
      {t('skip')}
    </a>
  )
}
