import { VERCEL_STEGA_REGEX, vercelStegaDecodeAll } from '@vercel/stega'
import type { TextId } from './api'
import { slot } from './slots'

/*
 * Where the texts of a page are: `npm run edit` ends every text with an invisible mark of its key
 * (lib/i18n/edit-markers.ts), in text and in the attributes that describe pictures and controls.
 */

/** `kind`: where an element has it; `node`: of a text, the text node at the end of which its mark is */
export type Place = TextId & {
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

const clean = (text: string) => text.replace(VERCEL_STEGA_REGEX, '')

/** The marks in a string, each of one or more keys. */
export const marksIn = (text: string) => [...text.matchAll(VERCEL_STEGA_REGEX)]

/** The keys that a string is marked with. */
export const idsIn = (text: string): TextId[] =>
  text.search(VERCEL_STEGA_REGEX) < 0 ? [] : vercelStegaDecodeAll(text)

/**
 * The texts on a page that can be seen, in reading order; a text that spans several elements (a sentence of the
 * story) once, with the element that holds all of it.
 * @param storedOf the text as stored
 */
export function textsOn(page: Document, storedOf: (id: TextId) => string): Place[] {
  const places: Place[] = []
  // A page has no window any more while the next one loads.
  if (!page.defaultView) return places
  const { Text, Element } = page.defaultView as unknown as typeof globalThis
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) {
      for (const id of idsIn(node.data)) {
        const element = wholeOf(node, storedOf(id))
        if (element && isSeen(element)) places.push({ ...id, element, node, kind: 'text' })
      }
    } else if (node instanceof Element && isSeen(node)) {
      if (isAddress(node) && node.firstChild instanceof Text)
        places.push({ ...address, element: node, node: node.firstChild, kind: 'text' })
      for (const [name, kind] of attributes)
        for (const id of idsIn(node.getAttribute(name) ?? '')) places.push({ ...id, element: node, kind })
    }
  }
  return places
}

/** The e-mail address has no mark, which would be sent with it. */
const address: TextId = { folder: 'messages', key: 'footer.email' }
const isAddress = (element: Element) => element.getAttribute('href') === `mailto:${element.textContent}`

/** The least length of a text on the page, which has others in place of `{page}` and `<year>2026</year>`. */
export const ownLength = (value: string) => value.replaceAll(slot, '').length

/** The smallest element around a marked text that contains the whole of it. */
function wholeOf(node: Text, value: string) {
  const least = ownLength(value)
  let element = node.parentElement
  while (element?.parentElement && clean(element.textContent ?? '').length < least)
    element = element.parentElement
  return element
}

function isSeen(element: Element) {
  const { width, height } = element.getBoundingClientRect()
  // Texts for screen readers alone are one pixel large.
  return (
    width > 2 && height > 2 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  )
}
