/**
 * Prepares loading the style sheet and the fonts, whose links the export put into a noscript element, unless arrival.ts
 * has loaded the style sheet.
 * @param onEnd called when the style sheet has loaded or failed
 * @returns a function that loads them; called again, it does nothing unless the style sheet failed
 */
export function deferStyles(onEnd: () => void): () => void {
  const links = document.getElementById('deferred')?.textContent ?? ''
  let isStarted = false
  return () => {
    if (isStarted) return
    isStarted = true
    if (document.querySelector<HTMLLinkElement>('link[rel=stylesheet]:not([media])')?.sheet) return onEnd()
    document.head.insertAdjacentHTML('beforeend', links)
    const sheet = document.head.lastElementChild as HTMLLinkElement
    sheet.onload = onEnd
    sheet.onerror = () => {
      isStarted = false
      onEnd()
    }
  }
}
