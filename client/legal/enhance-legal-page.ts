import { normalizePageUrl } from '@/lib/normalize-page-url'
import { goBack } from './go-back'

/** Makes the back link of a legal document's page go back in history, unless it would only change the language back. */
export function enhanceLegalPage(): void {
  const translations = [...document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')]
  if (!translations.some(({ href }) => normalizePageUrl(href) === normalizePageUrl(document.referrer)))
    document.querySelector('.back-link')?.addEventListener('click', goBack)
}
