/**
 * Loads the style sheet and the fonts, whose links the export has put into a noscript element.
 * @returns a function that loads them again if the style sheet failed
 */
export function loadDeferredStyles(): () => void {
  let links = document.getElementById('deferred')?.textContent ?? ''
  const load = () => {
    // Links that failed have been removed, here or by block-rendering.ts.
    if (document.querySelector('link[rel=stylesheet]:not([media])')) return
    document.head.insertAdjacentHTML('beforeend', links)
    const link = document.head.lastElementChild as HTMLLinkElement
    // The style sheet moves the section that the visitor may have gone to in the meantime.
    link.onload = () => document.querySelector(':target')?.scrollIntoView()
    link.onerror = () => {
      link.remove()
      // Changes the URL, because a cache may have stored a broken file.
      links = links.replace('.css', '.css?')
    }
  }
  load()
  return load
}
