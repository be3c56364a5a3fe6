import { useTranslations } from 'next-intl'
import type { MouseEvent } from 'react'

/** The link that skips the header. After hydration it does not change the hash, which is the route. */
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
