/* Keeps the view of a frame when it loads its page again, or the page in another language. */

/** Finds the first element with an id whose top is in view. */
function findAnchorInView(page: Document) {
  const anchor = [...page.querySelectorAll('main [id], footer [id]')].find((element) => {
    const { top, height } = element.getBoundingClientRect()
    return top >= 0 && height > 0
  })
  return anchor && { id: anchor.id, top: anchor.getBoundingClientRect().top }
}

/**
 * Keeps an element at its position in the window while the page above it is laid out: for five seconds, or until the
 * user scrolls, clicks or types.
 */
function pinAnchor(page: Document, { id, top }: { id: string; top: number }) {
  const view = page.defaultView
  const anchor = page.getElementById(id)
  if (!view || !anchor) return
  const observer = new view.ResizeObserver(() =>
    view.scrollBy({ top: anchor.getBoundingClientRect().top - top, behavior: 'instant' }),
  )
  observer.observe(page.body)
  const stop = () => observer.disconnect()
  view.setTimeout(stop, 5000)
  for (const type of ['wheel', 'pointerdown', 'keydown'])
    view.addEventListener(type, stop, { once: true, passive: true, capture: true })
}

/** The window of a frame that shows the site; undefined if it is empty, or shows the browser's error page. */
export function getSiteWindow(frame: HTMLIFrameElement | null): Window | undefined {
  try {
    const view = frame?.contentWindow
    return view && view.location.protocol !== 'about:' ? view : undefined
  } catch {
    // The error page has another origin.
    return undefined
  }
}

/**
 * Lets the header of a page follow its scroll position by the site's own animation (components/shell/header-scrolled.css),
 * because it would be transparent over the text until React has run and observed the position.
 */
function makeHeaderSolid(page: Document) {
  const { CSSStyleSheet } = page.defaultView as unknown as typeof globalThis
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`.header {
    animation: solid linear both;
    animation-range: var(--header-scroll-threshold) calc(var(--header-scroll-threshold) + 1px);
    animation-timeline: scroll(root);
  }`)
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet]
}

/** Restores the scroll position, the story's page and the open questions after a frame's next load. */
export function restoreViewAfterLoad(frame: HTMLIFrameElement): void {
  const view = getSiteWindow(frame)
  if (!view) return
  const { scrollY } = view
  const anchor = findAnchorInView(view.document)
  const storyScroll = view.document.querySelector('.story-pages')?.scrollLeft ?? 0
  const openStates = [...view.document.querySelectorAll('details')].map((details) => details.open)
  const restore = () => {
    const page = frame.contentDocument
    if (!page) return
    whenHydrated(page, () => {
      for (const [index, details] of [...page.querySelectorAll('details')].entries())
        details.open = openStates[index] ?? false
    })
    page.querySelector('.story-pages')?.scrollTo({ left: storyScroll, behavior: 'instant' })
    makeHeaderSolid(page)
    frame.contentWindow?.scrollTo({ top: scrollY, behavior: 'instant' })
    if (anchor) pinAnchor(page, anchor)
  }
  frame.addEventListener('load', restore, { once: true })
}

/** React keeps its root in a property of the document; there is no other sign that every part of a page is hydrated. */
function isHydrated(page: Document) {
  const root = Object.entries(page).find(([name]) => name.startsWith('__reactContainer$'))?.[1]
  return root?.stateNode.current.memoizedState.isDehydrated === false
}

/**
 * Calls back once React has hydrated the page, however long that takes: an earlier change would be a hydration error,
 * which Next shows over the page.
 * @returns a function that cancels the wait
 */
export function whenHydrated(page: Document, callback: () => void): () => void {
  const timer = setInterval(() => {
    if (!isHydrated(page)) return
    clearInterval(timer)
    callback()
  }, 30)
  return () => clearInterval(timer)
}
