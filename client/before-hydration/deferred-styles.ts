/**
 * Loads the style sheet and the fonts, whose links the export put into a noscript element. A link that fails is removed,
 * here and in block-rendering.ts, so that a link in the document means a style sheet that is there or on its way.
 * @returns a function that loads them again if the style sheet failed
 */
export function loadDeferredStyles(): () => void {
  let links = document.getElementById('deferred')?.textContent ?? ''
  const load = () => {
    if (document.querySelector('link[rel=stylesheet]:not([media])')) return
    document.head.insertAdjacentHTML('beforeend', links)
    const link = document.head.lastElementChild as HTMLLinkElement
    // A section whose link was pressed meanwhile is elsewhere now.
    link.onload = () => document.querySelector(':target')?.scrollIntoView()
    link.onerror = () => {
      link.remove()
      // By another URL: caches may keep a file that is cut or another one.
      links = links.replace('.css', '.css?')
    }
  }
  load()
  return load
}
