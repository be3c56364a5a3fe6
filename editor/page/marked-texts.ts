import { VERCEL_STEGA_REGEX, vercelStegaDecodeAll } from '@vercel/stega'
import type { TextId } from './api'
import { argumentPattern } from './arguments'

/*
 * Finds the texts on a page. While the editor runs, the site ends every text with an invisible mark that contains its
 * key (lib/i18n/edit-markers.ts), also in attributes that describe pictures and controls.
 */

/** `kind`: where the element has the text; `node`: the text node that ends with its mark */
export type TextLocation = TextId & {
  element: Element
  kind: 'text' | (typeof attributes)[number][1]
  node?: globalThis.Text
}

const attributes = [
  ['alt', 'alt'],
  ['aria-label', 'ariaLabel'],
  ['title', 'hint'],
  ['placeholder', 'hint'],
] as const

export const removeMarkers = (text: string) => text.replace(VERCEL_STEGA_REGEX, '')

/** Matches the marks in a string; one match can contain several keys. */
export const matchMarkers = (text: string) => [...text.matchAll(VERCEL_STEGA_REGEX)]

/** Decodes the marks in a string. */
export const decodeMarkers = (text: string): TextId[] =>
  text.search(VERCEL_STEGA_REGEX) < 0 ? [] : vercelStegaDecodeAll(text)

/**
 * Finds the visible texts on a page, in reading order. The location of a text that spans several elements is the
 * element that contains them.
 */
export function findMarkedTexts(page: Document, getStoredText: (id: TextId) => string): TextLocation[] {
  const locations: TextLocation[] = []
  // A document has no window any more once the frame loads the next one.
  if (!page.defaultView) return locations
  const { Text, Element } = page.defaultView as unknown as typeof globalThis
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) {
      for (const id of decodeMarkers(node.data)) {
        const element = findContainer(node, getStoredText(id))
        if (element && isVisible(element)) locations.push({ ...id, element, node, kind: 'text' })
      }
    } else if (node instanceof Element && isVisible(node)) {
      if (isEmailLink(node)) {
        // The address is in several text nodes, because its lines break between them.
        let last: Node | null = node
        while (last && !(last instanceof Text)) last = last.lastChild
        if (last) locations.push({ ...emailId, element: node, node: last, kind: 'text' })
      }
      for (const [name, kind] of attributes)
        for (const id of decodeMarkers(node.getAttribute(name) ?? ''))
          locations.push({ ...id, element: node, kind })
    }
  }
  return locations
}

/**
 * The e-mail address has no mark, because mail programs would receive it. Other links to it have a subject. Its text differs
 * from its link while it is typed, and after a save until the page is loaded again.
 */
export const emailId: TextId = { folder: 'messages', key: 'footer.email' }
export const isEmailLink = (element: Element): boolean =>
  /^mailto:[^?]+$/.test(element.getAttribute('href') ?? '')

/** The length of a text without its arguments: the page shows at least as many characters. */
export const literalLength = (text: string) => text.replaceAll(argumentPattern, '').length

/** Finds the smallest element around a marked node that contains the whole text. */
function findContainer(node: Text, text: string) {
  const minLength = literalLength(text)
  let element = node.parentElement
  while (element?.parentElement && removeMarkers(element.textContent ?? '').length < minLength)
    element = element.parentElement
  return element
}

/** Whether a page shows an element, somewhere on it. */
export function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  // Texts for screen readers only are 1 × 1 pixel.
  return (
    width > 2 && height > 2 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  )
}
