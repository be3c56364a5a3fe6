import { goBack } from './go-back'

/** Corrects the year of the build to the visitor's, and lets the back link go back. */
function enhance(back: typeof goBack): void {
  document.querySelector('.back-link')?.addEventListener('click', back)
  const year = document.querySelector('footer time')
  if (year) year.textContent = String(new Date().getFullYear())
}

/** All the script that a static legal page has, inline at its end. */
export const legalPageScript = `(${enhance})(${goBack})`
