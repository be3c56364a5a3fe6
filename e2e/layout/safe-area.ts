import { findVisible, getLineBoxes, listTextNodes, quote } from './elements'

/* Finds texts and controls that are outside the window, or where a display's cut-out may cover them. It runs in the page. */

export interface Insets {
  top: number
  right: number
  bottom: number
  left: number
}

const isScrolling = ({ scrollHeight, clientHeight }: Element, overflow: string) =>
  ['auto', 'scroll'].includes(overflow) && scrollHeight > clientHeight

/** How far an element can be scrolled down and up in the window. */
function getScrollRange(element: Element): { down: number; up: number } {
  for (let one: Element | null = element; one; one = one.parentElement) {
    const { position, bottom, overflowY } = getComputedStyle(one)
    if (one === document.documentElement || isScrolling(one, overflowY))
      return { down: one.scrollTop, up: one.scrollHeight - one.clientHeight - one.scrollTop }
    if (position === 'sticky' && bottom !== 'auto') return { down: Number.POSITIVE_INFINITY, up: 0 }
    if (position === 'fixed') break
  }
  return { down: 0, up: 0 }
}

/** The left and right edge of what is seen of a box in an element. */
function clip({ left, right }: DOMRect, element: Element) {
  for (let one = element.parentElement; one && one !== document.body; one = one.parentElement) {
    if (getComputedStyle(one).overflowX === 'visible') continue
    const outer = one.getBoundingClientRect()
    left = Math.max(left, outer.left)
    right = Math.min(right, outer.right)
  }
  return { left, right }
}

/** Finds texts and controls that are not between these insets of the window, however the page is scrolled. */
export function findUnsafeParts(insets: Insets): string[] {
  const texts = listTextNodes(document.body).flatMap((node) =>
    getLineBoxes(node).map((box) => ({ box, element: node.parentElement as Element })),
  )
  const controls = findVisible('a, button, summary, label').map((element) => ({
    box: element.getBoundingClientRect(),
    element,
  }))
  const parts = [...texts, ...controls].filter(
    ({ element }) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.matches(':fullscreen > .story-title'),
  )
  const flaws = parts.flatMap(({ box, element }) => {
    const { down, up } = getScrollRange(element)
    if (up === 0 && (box.bottom <= 0 || box.top >= innerHeight)) return []
    const { left, right } = clip(box, element)
    const isSafe =
      right - left < 1 ||
      (left > insets.left - 1 &&
        right < innerWidth - insets.right + 1 &&
        box.top + down > insets.top - 1 &&
        box.bottom - up < innerHeight - insets.bottom + 1)
    const place = [left, box.top, right, box.bottom].map(Math.round).join()
    return isSafe ? [] : [`${quote(element)} is outside of the safe area: ${place}.`]
  })
  return [...new Set(flaws)]
}
