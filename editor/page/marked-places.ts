import type { CSSProperties } from 'react'
import type { TextId } from './api'
import {
  decodeMarkers,
  emailId,
  isEmailLink,
  isVisible,
  removeMarkers,
  type TextLocation,
} from './marked-texts'
import { isSameText } from './search'

/* Where the texts and the controls of a page are on the screen. */

/** A text with the box of its button. `name`: is unique on the page */
export type MarkedPlace = { location: TextLocation; name: string; style: CSSProperties }
/** A control of the page with the place of the button that presses it. `label`: what it is called on the page */
export type ControlPlace = { control: HTMLElement; name: string; label: string; style: CSSProperties }

type Box = { top: number; right: number; bottom: number; left: number }

/** In pixels, between a text and the border of its button. */
const padding = 4
/** Above the buttons of texts, whose values are lower. */
const topLayer = 1_000_000
const pressButtonSize = 24
const outlineRoom = 8
/** A control that is narrower than this would be covered by the button that presses it. */
const minControlWidth = 40

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

/** The part of a box that the page shows: it may be scrolled away in an element, or lie below the header. */
function findVisible(page: Document, element: Element, box: Box): Box {
  const header = page.querySelector('.header')
  const headerBottom = header?.getBoundingClientRect().bottom ?? 0
  return findScrollers(element).reduce<Box>(
    (rest, scroller) => intersect(rest, scroller.getBoundingClientRect()),
    header?.contains(element) ? box : { ...box, top: Math.max(box.top, headerBottom) },
  )
}

/** Ends boxes whose padding overlaps in the middle between them. */
export function separateBoxes(boxes: Box[]): void {
  for (const [index, a] of boxes.entries())
    for (const b of boxes.slice(index + 1)) {
      const { top, right, bottom, left } = intersect(a, b)
      if (top >= bottom || left >= right) continue
      const [upper, lower] = a.top < b.top ? [a, b] : [b, a]
      const [first, second] = a.left < b.left ? [a, b] : [b, a]
      if (bottom - top <= 2 * padding) upper.bottom = lower.top = (top + bottom) / 2
      else if (right - left <= 2 * padding) first.right = second.left = (left + right) / 2
    }
}

/** A clip path that shows a box but not the holes in it. @param origin of its coordinates */
const clipTo = (shown: Box, holes: Box[], origin: Box) => {
  const [x, y] = [origin.left, origin.top]
  const draw = ({ top, right, bottom, left }: Box) =>
    `M${left - x} ${top - y}H${right - x}V${bottom - y}H${left - x}Z`
  return `path(evenodd, "${[shown, ...holes].map(draw).join('')}")`
}

/**
 * Computes the box of each text's button. What the page hides of it is clipped, and the border of a picture where there are
 * texts on it.
 */
export function placeTexts(page: Document, locations: TextLocation[]): MarkedPlace[] {
  const pageWidth = page.documentElement.clientWidth
  const counts: Map<string, number> = new Map()
  const boxes = locations.map(({ element }): Box => {
    const { top, right, bottom, left } = element.getBoundingClientRect()
    // The sides of a picture that is as wide as the page stay in view.
    return {
      top: top - padding,
      right: left >= pageWidth ? right + padding : Math.min(right + padding, pageWidth),
      bottom: bottom + padding,
      left: right <= 0 ? left - padding : Math.max(left - padding, 0),
    }
  })
  separateBoxes(boxes)
  return locations.flatMap((location, index) => {
    const { element, folder, key, kind } = location
    const box = boxes[index]
    if (!box) return []
    const shown = findVisible(page, element, {
      top: box.top - outlineRoom,
      right: box.right + outlineRoom,
      bottom: box.bottom + outlineRoom,
      left: box.left - outlineRoom,
    })
    const holes = boxes
      .filter((_, at) => kind === 'alt' && locations[at]?.kind === 'text')
      .map((other) => intersect(shown, other))
      .filter((hole) => hole.top < hole.bottom && hole.left < hole.right)
    const [width, height] = [box.right - box.left, box.bottom - box.top]
    const id = `${folder} ${key} ${kind}`
    const count = counts.get(id) ?? 0
    counts.set(id, count + 1)
    const style = {
      left: box.left,
      top: box.top,
      width,
      height,
      clipPath: clipTo(shown, holes, box),
      // The smaller the text, the higher its button, so that a line on a picture can be clicked.
      zIndex: topLayer - Math.min(topLayer - 1, Math.round((width * height) / 10)),
    }
    return [{ location, name: `${id} ${count}`, style }]
  })
}

/** Places a button at the corner of each control in view, such as a menu or the story's arrows, but not of those in menus. */
export function placeControls(page: Document): ControlPlace[] {
  const pageWidth = page.documentElement.clientWidth
  return [...page.querySelectorAll<HTMLElement>('summary, button:not(details *)')].flatMap(
    (control, index) => {
      const box = control.getBoundingClientRect()
      if (box.width < minControlWidth || control.ariaDisabled === 'true' || !isVisible(control)) return []
      const { top, right, bottom, left } = findVisible(page, control, box)
      const isCut = top > box.top || right < box.right || bottom < box.bottom || left > box.left
      if (isCut || box.left < 0 || box.right > pageWidth) return []
      const label = control.ariaLabel ?? control.querySelector('.sr-only')?.textContent ?? control.textContent
      const style = {
        left: Math.min(box.right - pressButtonSize / 2, pageWidth - pressButtonSize),
        top: Math.max(box.top - pressButtonSize / 2, 0),
        zIndex: topLayer,
      }
      return [{ control, name: String(index), label: removeMarkers(label ?? '').trim(), style }]
    },
  )
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
