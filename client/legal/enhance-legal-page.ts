import { goBack } from './go-back'

/** Makes the back link of a static legal page go back in history, and replaces the build's year by the visitor's. */
export function enhanceLegalPage(): void {
  // After a change of language, the page before is this one in another language.
  const translations = [...document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')]
  if (!translations.some(({ href }) => href === document.referrer))
    document.querySelector('.back-link')?.addEventListener('click', goBack)
  const year = document.querySelector('footer time')
  if (year) year.textContent = String(new Date().getFullYear())
}
