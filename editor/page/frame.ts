import { byId } from './dom'

/*
 * The page beside the panel, and the same page as wide as a phone. They are of the editor's origin, so the editor can
 * read where their texts are.
 */

const frame = byId('frame', HTMLIFrameElement)
const phone = byId('phone', HTMLIFrameElement)
const phoneScreen = byId('phone-screen', HTMLElement)
/** Of the phone, in pixels. */
const phoneSize = { width: 390, height: 844 }

/** The page's document, or null while it is loading. */
export const frameDocument = () => frame.contentDocument

/** The path of the shown page. */
export const shownPath = () => frame.contentWindow?.location.pathname ?? ''

/** Calls back with each document that the frame has loaded. */
export function onPage(onLoad: (page: Document) => void) {
  frame.addEventListener('load', () => {
    byId('loading', HTMLElement).hidden = true
    if (frame.contentDocument) onLoad(frame.contentDocument)
  })
}

/** Opens an address of the site. @param isSamePage in another language: at the same place */
export function openPage(path: string, isSamePage = false) {
  if (isSamePage) keepPlace(frame)
  frame.src = path
  if (!phoneScreen.hidden) phone.src = path
}

/** Shows or hides the page on a phone. */
export function showPhone(isShown: boolean) {
  phoneScreen.hidden = !isShown
  phone.src = isShown ? shownPath() : 'about:blank'
}

/** Loads the page again with its new texts, at the same place. */
export function reloadInPlace() {
  for (const one of phoneScreen.hidden ? [frame] : [frame, phone]) {
    keepPlace(one)
    if (one.contentWindow?.location.protocol !== 'about:') one.contentWindow?.location.reload()
  }
}

/** Shows a frame smaller, so that the page in it keeps its layout. */
const showAs = (one: HTMLElement, { width, height }: typeof phoneSize, scale: number) =>
  Object.assign(one.style, { width: `${width}px`, height: `${height}px`, transform: `scale(${scale})` })

// The page is as wide as the window, whatever stands beside it; the phone is as high as its room.
const screen = byId('screen', HTMLElement)
new ResizeObserver(() => {
  const scale = screen.clientWidth / innerWidth
  showAs(frame, { width: innerWidth, height: screen.clientHeight / scale }, scale)
  const phoneScale = Math.min(1, screen.clientHeight / phoneSize.height)
  showAs(phone, phoneSize, phoneScale)
  phoneScreen.style.width = `${phoneSize.width * phoneScale}px`
}).observe(screen)

/** The first place with an id that begins in the window. */
function placeInView(page: Document) {
  const place = [...page.querySelectorAll('main [id], footer [id]')].find((element) => {
    const { top, height } = element.getBoundingClientRect()
    return top >= 0 && height > 0
  })
  return place && { id: place.id, top: place.getBoundingClientRect().top }
}

/**
 * Keeps a place where it was in the window while what stands above it is laid out: for some seconds, or until the page
 * is used.
 */
function keepInView(page: Document, { id, top }: { id: string; top: number }) {
  const view = page.defaultView
  const place = page.getElementById(id)
  if (!view || !place) return
  const observer = new view.ResizeObserver(() =>
    view.scrollBy({ top: place.getBoundingClientRect().top - top, behavior: 'instant' }),
  )
  observer.observe(page.body)
  const stop = () => observer.disconnect()
  view.setTimeout(stop, 5000)
  for (const use of ['wheel', 'pointerdown', 'keydown'])
    view.addEventListener(use, stop, { once: true, passive: true })
}

/** Keeps what is in view, the story's page and what is open, once the frame has loaded its next page. */
function keepPlace(of: HTMLIFrameElement) {
  const shown = of.contentWindow
  if (!shown || shown.location.protocol === 'about:') return
  const { scrollY } = shown
  const place = placeInView(shown.document)
  const turned = shown.document.querySelector('.story-pages')?.scrollLeft ?? 0
  const open = [...shown.document.querySelectorAll('details')].map((details) => details.open)
  of.addEventListener(
    'load',
    () => {
      const page = of.contentDocument
      if (!page) return
      for (const [at, details] of [...page.querySelectorAll('details')].entries())
        details.open = open[at] ?? false
      page.querySelector('.story-pages')?.scrollTo({ left: turned, behavior: 'instant' })
      of.contentWindow?.scrollTo({ top: scrollY, behavior: 'instant' })
      if (place) keepInView(page, place)
    },
    { once: true },
  )
}

/**
 * Calls back once React handles the page, which would report an attribute that it did not write. Pages without controls
 * of React's have no sign of it (components/ui/use-hydrated-controls.ts): they get a second.
 * @returns a function that ends the waiting
 */
export function whenHydrated(page: Document, then: () => void): () => void {
  const latest = Date.now() + (page.querySelector('.site-header, [data-controls]') ? 10_000 : 1000)
  const timer = setInterval(() => {
    if (!page.querySelector('[data-live]') && Date.now() < latest) return
    clearInterval(timer)
    then()
  }, 30)
  return () => clearInterval(timer)
}
