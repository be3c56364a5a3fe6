import { normalizePage } from '@/lib/normalize-page'
import { goBack } from './go-back'

/** Makes the back link of a legal document's page go back in history, unless it would only change the language back. */
export function enhanceLegalPage(): void {
  const translations = [...document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')]
  if (!translations.some(({ href }) => normalizePage(href) === normalizePage(document.referrer)))
    document.querySelector('.back-link')?.addEventListener('click', goBack)
}
