import { VERCEL_STEGA_REGEX, vercelStegaDecode } from '@vercel/stega'
import { isSameId, type TextId } from '../texts'

/*
 * Finds the texts on a page. While the editor runs, the site ends every text with an invisible mark that contains its
 * key (editor/site/edit-markers.ts), also in attributes that describe pictures and controls.
 */

/** A text on a page: in an attribute of an element, or in a range of text nodes. */
export type MarkedText = { id: TextId; element: Element; range?: Range }

const attributes = ['alt', 'aria-label', 'title', 'placeholder']
/** Elements so small that pointing at any part of them selects their only text or their accessible name. */
const control = 'a, button, summary, label, input'

/** The e-mail address has no mark, because mail programs would receive it. Other links to it have a subject. */
const emailId: TextId = { folder: 'messages', key: 'footer.email' }
const emailLink = 'a[href^="mailto:"]:not([href*="?"])'

const decode = (mark: string) => vercelStegaDecode<TextId>(mark)

/** Lists the texts in text nodes of an element. A text begins at the first words after the text before. */
function listRanges(element: Element): MarkedText[] {
  const found: MarkedText[] = []
  const page = element.ownerDocument
  const walker = page.createTreeWalker(element, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
    parentElement?.closest('script, style') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  )
  let start: { node: Text; offset: number } | undefined
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    let offset = 0
    for (const { 0: mark, index } of node.data.matchAll(VERCEL_STEGA_REGEX)) {
      start ??= { node, offset }
      const range = page.createRange()
      range.setStart(start.node, start.offset)
      range.setEnd(node, index)
      const id = decode(mark)
      if (id) found.push({ id, range, element: node.parentElement ?? element })
      start = undefined
      offset = index + mark.length
    }
    if (node.data.slice(offset).trim() !== '') start ??= { node, offset }
  }
  return found
}

function listAttributes(element: Element): MarkedText[] {
  if (element.matches(emailLink)) return [{ id: emailId, element }]
  return attributes.flatMap((name) => {
    const id = decode(element.getAttribute(name) ?? '')
    return id ? [{ id, element }] : []
  })
}

export const listMarkedTexts = (page: Document): MarkedText[] => [
  ...listRanges(page.body),
  ...[...page.body.querySelectorAll('[alt], [aria-label], [title], [placeholder], a')].flatMap(
    listAttributes,
  ),
]

const contains = ({ range }: MarkedText, x: number, y: number) =>
  [...(range?.getClientRects() ?? [])].some(
    ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
  )

/** Whether words stand in an element itself, not in one within it. */
const hasWords = ({ childNodes }: Element) =>
  [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())

/** Finds the text at a point of the window of a page: the uppermost one, and in a control without words its name. */
export function findTextAt(page: Document, x: number, y: number): MarkedText | undefined {
  for (const element of page.elementsFromPoint(x, y)) {
    const ranges = listRanges(element)
    const isControl = element.matches(control)
    // The point may be between the lines of a paragraph, or beside the words of a button.
    const isAlone = ranges.length === 1 && (isControl || hasWords(element))
    const found =
      ranges.find((text) => contains(text, x, y)) ??
      (isAlone ? ranges[0] : undefined) ??
      (isControl || element.matches('img, svg, [role="img"]') ? listAttributes(element)[0] : undefined)
    if (found) return found
  }
  return undefined
}

export const findPlaceOfText = (page: Document, id: TextId): MarkedText | undefined => {
  const places = listMarkedTexts(page).filter((text) => isSameId(text.id, id))
  return (
    places.find(({ element }) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    ) ?? places[0]
  )
}

export const getBox = ({ element, range }: MarkedText): DOMRect => (range ?? element).getBoundingClientRect()

/** Scrolls to a text that is out of view, and opens the question that hides it. */
export function revealText(page: Document, id: TextId): void {
  const text = findPlaceOfText(page, id)
  const parent = text?.element
  for (let hider = parent?.closest('details'); hider; hider = hider.parentElement?.closest('details'))
    hider.open = true
  if (!text || !parent) return
  const { top, bottom, left, right } = getBox(text)
  const { clientWidth, clientHeight } = page.documentElement
  if (top < 80 || left < 0 || bottom > clientHeight || right > clientWidth)
    parent.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
}
