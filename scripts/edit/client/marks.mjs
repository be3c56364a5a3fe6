import { VERCEL_STEGA_REGEX, vercelStegaDecodeAll } from './vendor/stega.mjs'

/*
 * Where the texts of a page are: `npm run edit` ends every text with an invisible mark of its key
 * (lib/i18n/marks.ts), in text and in the attributes that describe pictures and controls.
 */

/** @typedef {import('./api.mjs').TextId & { element: Element, inWords: string }} Place */

const attributes = { alt: 'picture', 'aria-label': 'spoken name', title: 'hint', placeholder: 'hint' }

const clean = (/** @type {string} */ text) => text.replace(VERCEL_STEGA_REGEX, '')

/**
 * The keys that a string is marked with.
 * @param {string} text @returns {import('./api.mjs').TextId[]}
 */
const idsIn = (text) => (text.search(VERCEL_STEGA_REGEX) < 0 ? [] : vercelStegaDecodeAll(text))

/**
 * The texts on a page that can be seen, in reading order; a text that spans several elements (a sentence of the
 * story) once, with the element that holds all of it.
 * @param {Document} page
 * @param {(id: import('./api.mjs').TextId) => string} storedOf the text as stored
 * @returns {Place[]}
 */
export function textsOn(page, storedOf) {
  /** @type {Place[]} */
  const places = []
  const { Text, Element } = /** @type {typeof globalThis} */ (/** @type {unknown} */ (page.defaultView))
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) {
      for (const id of idsIn(node.data)) {
        const element = wholeOf(node, storedOf(id))
        if (element && isSeen(element)) places.push({ ...id, element, inWords: 'text' })
      }
    } else if (node instanceof Element && isSeen(node))
      for (const [name, inWords] of Object.entries(attributes))
        for (const id of idsIn(node.getAttribute(name) ?? '')) places.push({ ...id, element: node, inWords })
  }
  return places
}

/** The smallest element around a marked text that contains the whole of it. @param {Text} node @param {string} value */
function wholeOf(node, value) {
  // An argument ({page}) has another length on the page.
  const least = value.replaceAll(/\{\w+\}/g, '').length
  let element = node.parentElement
  while (element?.parentElement && clean(element.textContent ?? '').length < least)
    element = element.parentElement
  return element
}

/** @param {Element} element */
function isSeen(element) {
  const { width, height } = element.getBoundingClientRect()
  // Texts for screen readers alone are one pixel large.
  return (
    width > 2 && height > 2 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  )
}
