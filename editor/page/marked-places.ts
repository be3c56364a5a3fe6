import type { CSSProperties } from 'react'
import type { TextId } from './api'
import { decodeMarkers, emailId, isEmailLink, type TextLocation } from './marked-texts'
import { isSameText } from './search'

/* Where the texts of a page are on the screen. */

/** A text with the box of its button. `name`: is unique on the page */
export type MarkedPlace = { location: TextLocation; name: string; style: CSSProperties }

type Box = { top: number; right: number; bottom: number; left: number }

/** In pixels, between a text and the border of its button. */
const padding = 4

const intersect = (a: Box, b: Box): Box => ({
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
  left: Math.max(a.left, b.left),
})

/** The elements around an element that hide what overflows them. */
function findScrollers(element: Element) {
  const scrollers: Element[] = []
  const { body, defaultView } = element.ownerDocument
  for (let parent = element.parentElement; parent && parent !== body; parent = parent.parentElement)
    if (defaultView?.getComputedStyle(parent).overflowX !== 'visible') scrollers.push(parent)
  return scrollers
}

/**
 * Computes the box of each text's button. What the page hides, because it is scrolled away within an element or lies
 * below the header, is clipped.
 */
export function placeTexts(page: Document, locations: TextLocation[]): MarkedPlace[] {
  const header = page.querySelector('.header')
  const headerBottom = header?.getBoundingClientRect().bottom ?? 0
  const pageWidth = page.documentElement.clientWidth
  const counts: Map<string, number> = new Map()
  return locations.map((location) => {
    const { element, folder, key, kind } = location
    const { top, right, bottom, left } = element.getBoundingClientRect()
    // The sides of a picture that is as wide as the page stay in view.
    const box = {
      top: top - padding,
      right: left >= pageWidth ? right + padding : Math.min(right + padding, pageWidth),
      bottom: bottom + padding,
      left: right <= 0 ? left - padding : Math.max(left - padding, 0),
    }
    const visible = findScrollers(element).reduce<Box>(
      (rest, scroller) => intersect(rest, scroller.getBoundingClientRect()),
      header?.contains(element) ? box : { ...box, top: Math.max(box.top, headerBottom) },
    )
    const inset = [
      visible.top - box.top,
      box.right - visible.right,
      box.bottom - visible.bottom,
      visible.left - box.left,
    ]
    const [width, height] = [box.right - box.left, box.bottom - box.top]
    const id = `${folder} ${key} ${kind}`
    const count = counts.get(id) ?? 0
    counts.set(id, count + 1)
    return {
      location,
      name: `${id} ${count}`,
      style: {
        left: box.left,
        top: box.top,
        width,
        height,
        // Room for the outline, except at a side that is clipped.
        clipPath: inset.some((side) => side > 0)
          ? `inset(${inset.map((side) => `${side > 0 ? side : -8}px`).join(' ')})`
          : undefined,
        // The smaller the text, the higher its button, so that a line on a picture can be clicked.
        zIndex: 1_000_000 - Math.min(999_999, Math.round((width * height) / 10)),
      },
    }
  })
}

/** Whether the screen can show an element: not a script with texts, nor what is only printed. */
const isShowable = (element: Element) =>
  element.getClientRects().length > 0 || element.closest('details:not([open])') !== null

/** Finds the element that shows a text, even while a closed question hides it. */
function findElement(page: Document, id: TextId) {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.nodeType === Node.ELEMENT_NODE ? (node as Element) : node.parentElement
    if (!element || !isShowable(element)) continue
    if (isSameText(id, emailId) && isEmailLink(element)) return element
    const texts =
      node.nodeType === Node.TEXT_NODE
        ? [node.nodeValue ?? '']
        : ['alt', 'aria-label'].map((name) => element.getAttribute(name) ?? '')
    if (texts.some((text) => decodeMarkers(text).some((other) => isSameText(other, id)))) return element
  }
  return null
}

/** Scrolls to a text if it is out of view, and opens the question that hides it. @returns whether the page has it */
export function revealText(page: Document, id: TextId): boolean {
  const element = findElement(page, id)
  if (!element) return false
  for (let hider = element.closest('details'); hider; hider = hider.parentElement?.closest('details') ?? null)
    hider.open = true
  const { top, right, bottom, left } = element.getBoundingClientRect()
  const { innerWidth = 0, innerHeight = 0 } = page.defaultView ?? {}
  if (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth)
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  return true
}
