import { requireElement } from './dom'

/*
 * The frame with the site, and the phone preview of the same page. Both are of the editor's origin, so the editor can
 * read and change their documents.
 */

const frame = requireElement('frame', HTMLIFrameElement)
const phone = requireElement('phone', HTMLIFrameElement)
const phoneScreen = requireElement('phone-screen', HTMLElement)
/** In CSS pixels. */
const phoneSize = { width: 390, height: 844 }

/** The document in the frame; null while it loads. */
export const getFrameDocument = () => frame.contentDocument

export const getFramePath = () => frame.contentWindow?.location.pathname ?? ''

/** Calls back with each document that the frame loads. */
export function onFrameLoad(callback: (page: Document) => void) {
  frame.addEventListener('load', () => {
    requireElement('loading', HTMLElement).hidden = true
    if (frame.contentDocument) callback(frame.contentDocument)
  })
}

/** Opens a page of the site. @param isSamePage whether it is the same page in another language: keeps the position */
export function openInFrame(path: string, isSamePage = false) {
  if (isSamePage) restoreViewAfterLoad(frame)
  frame.src = path
  if (!phoneScreen.hidden) phone.src = path
}

export function togglePhonePreview(isVisible: boolean) {
  phoneScreen.hidden = !isVisible
  phone.src = isVisible ? getFramePath() : 'about:blank'
}

/** Reloads the page with its new texts, at the same position. */
export function reloadFrames() {
  for (const one of phoneScreen.hidden ? [frame] : [frame, phone]) {
    restoreViewAfterLoad(one)
    if (one.contentWindow?.location.protocol !== 'about:') one.contentWindow?.location.reload()
  }
}

/** Scales a frame down; its page keeps the layout of the given size. */
const scaleFrame = (element: HTMLElement, { width, height }: typeof phoneSize, scale: number) =>
  Object.assign(element.style, { width: `${width}px`, height: `${height}px`, transform: `scale(${scale})` })

// The page has the width of the window, also beside an open panel. The phone fits the available height.
const screen = requireElement('screen', HTMLElement)
new ResizeObserver(() => {
  const scale = screen.clientWidth / innerWidth
  scaleFrame(frame, { width: innerWidth, height: screen.clientHeight / scale }, scale)
  const phoneScale = Math.min(1, screen.clientHeight / phoneSize.height)
  scaleFrame(phone, phoneSize, phoneScale)
  phoneScreen.style.width = `${phoneSize.width * phoneScale}px`
}).observe(screen)

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
    view.addEventListener(type, stop, { once: true, passive: true })
}

/** Restores the scroll position, the story's page and the open questions after a frame's next load. */
function restoreViewAfterLoad(target: HTMLIFrameElement) {
  const view = target.contentWindow
  if (!view || view.location.protocol === 'about:') return
  const { scrollY } = view
  const anchor = findAnchorInView(view.document)
  const storyScroll = view.document.querySelector('.story-pages')?.scrollLeft ?? 0
  const openStates = [...view.document.querySelectorAll('details')].map((details) => details.open)
  target.addEventListener(
    'load',
    () => {
      const page = target.contentDocument
      if (!page) return
      for (const [index, details] of [...page.querySelectorAll('details')].entries())
        details.open = openStates[index] ?? false
      page.querySelector('.story-pages')?.scrollTo({ left: storyScroll, behavior: 'instant' })
      target.contentWindow?.scrollTo({ top: scrollY, behavior: 'instant' })
      if (anchor) pinAnchor(page, anchor)
    },
    { once: true },
  )
}

/**
 * Calls back once React has hydrated the page; an earlier change would cause a hydration error. A page without controls
 * never sets `data-live` (components/ui/use-hydrated-controls.ts), so it gets a second.
 * @returns a function that cancels the wait
 */
export function whenHydrated(page: Document, callback: () => void): () => void {
  const deadline = Date.now() + (page.querySelector('.header, [data-controls]') ? 10_000 : 1000)
  const timer = setInterval(() => {
    if (!page.querySelector('[data-live]') && Date.now() < deadline) return
    clearInterval(timer)
    callback()
  }, 30)
  return () => clearInterval(timer)
}
