import { normalizePage } from '@/lib/normalize-page'
import { goBack } from './go-back'

/** Makes the back link of a static legal page go back in history. */
export function enhanceLegalPage(): void {
  // After a change of language, the page before is this one in another language.
  const translations = [...document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')]
  if (!translations.some(({ href }) => normalizePage(href) === normalizePage(document.referrer)))
    document.querySelector('.back-link')?.addEventListener('click', goBack)
}
