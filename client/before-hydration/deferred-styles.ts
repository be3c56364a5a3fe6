/**
 * Loads the style sheet and the fonts, whose links the export put into a noscript element.
 * @returns a function that loads them again if the style sheet failed
 */
export function loadDeferredStyles(): () => void {
  const links = document.getElementById('deferred')?.textContent ?? ''
  // arrival.ts may have inserted the style sheet.
  let isStarted = document.querySelector('link[rel=stylesheet]:not([media])') !== null
  const loadOnce = () => {
    if (isStarted) return
    isStarted = true
    document.head.insertAdjacentHTML('beforeend', links)
    const sheet = document.head.lastElementChild as HTMLLinkElement
    // A section whose link was pressed meanwhile is elsewhere now.
    sheet.onload = () => document.querySelector(':target')?.scrollIntoView()
    sheet.onerror = () => {
      isStarted = false
    }
  }
  loadOnce()
  return loadOnce
}
