import { goBack } from './go-back'

/** Makes the back link of a static legal page go back in history, and replaces the build's year by the visitor's. */
export function enhanceLegalPage(): void {
  document.querySelector('.back-link')?.addEventListener('click', goBack)
  const year = document.querySelector('footer time')
  if (year) year.textContent = String(new Date().getFullYear())
}
