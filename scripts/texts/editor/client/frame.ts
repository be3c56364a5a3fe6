import { byId } from './dom'

/*
 * The page beside the panel, and the same page as wide as a phone. They are of the editor's origin, so the editor can
 * read where their texts are.
 */

const frame = byId('frame', HTMLIFrameElement)
const phone = byId('phone', HTMLIFrameElement)

/** The page's document, or null while it is loading. */
export const frameDocument = () => frame.contentDocument

/** The path of the shown page. */
export const shownPath = () => frame.contentWindow?.location.pathname ?? ''

/** Calls back with each document that the frame has loaded. */
export function onPage(onLoad: (page: Document) => void) {
  frame.addEventListener('load', () => {
    if (frame.contentDocument) onLoad(frame.contentDocument)
  })
}

/** Opens an address of the site. */
export function openPage(path: string) {
  frame.src = path
  if (!phone.hidden) phone.src = path
}

/** Shows or hides the page on a phone. */
export function showPhone(isShown: boolean) {
  phone.hidden = !isShown
  phone.src = isShown ? shownPath() : 'about:blank'
}

/** Loads the page again with its new texts, at the same place. */
export function reloadInPlace() {
  reload(frame)
  if (!phone.hidden) reload(phone)
}

/** Keeps the scroll position, the story's page and what is open. */
function reload(of: HTMLIFrameElement) {
  const shown = of.contentWindow
  if (!shown || shown.location.protocol === 'about:') return
  const { scrollX, scrollY } = shown
  const turned = shown.document.querySelector('.story-pages')?.scrollLeft ?? 0
  const open = [...shown.document.querySelectorAll('details')].map((details) => details.open)
  of.addEventListener(
    'load',
    () => {
      const page = of.contentDocument
      for (const [at, details] of [...(page?.querySelectorAll('details') ?? [])].entries())
        details.open = open[at] ?? false
      page?.querySelector('.story-pages')?.scrollTo({ left: turned, behavior: 'instant' })
      of.contentWindow?.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
    },
    { once: true },
  )
  shown.location.reload()
}
