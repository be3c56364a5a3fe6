import { goBack } from './go-back'

/** Replaces the year of the build by the visitor's, and makes the back link go back. */
function enhance(back: typeof goBack): void {
  document.querySelector('.back-link')?.addEventListener('click', back)
  const year = document.querySelector('footer time')
  if (year) year.textContent = String(new Date().getFullYear())
}

/** The only script of a static legal page, inline at its end. */
export const legalPageScript = `(${enhance})(${goBack})`
