import { cut } from './edits.mjs'
import { boundaryComments, placeholderOf, segmentId } from './markers.mjs'

/*
 * React's streaming renderer writes Suspense boundaries after the first 12.8 kB out of line: a fallback
 * in their place, the content in a hidden element at the end, a script that swaps the two. On a finished
 * page that only hides the content from visitors without scripts, and Next has no setting for it.
 */

/** @typedef {import('./page.mjs').Node} Node */
/** @typedef {import('./page.mjs').Element} Element */
/** @typedef {import('./edits.mjs').Range} Range */
/** `place`: from the opening comment to before the closing one; `segment`: the hidden element. @typedef {{ place: Range, segment: Range, content: Range }} Boundary */
/**
 * Lookups of the page that is being read.
 * @typedef {object} Reading
 * @property {string} file
 * @property {Map<string | undefined, Element>} byId
 * @property {(node: Node) => Range} placeOf
 * @property {(element: Element | undefined, what: string) => Range} insideOf
 */

/**
 * The boundary that a node opens, if its content is out of line. Throws, with the file and the boundary's
 * number, if the content is missing or the boundary is not closed.
 * @param {Node} node @param {Reading} reading @returns {Boundary | undefined}
 */
export function boundaryIn(node, { file, byId, placeOf, insideOf }) {
  if (!('data' in node) || node.data !== boundaryComments.pending) return undefined
  const siblings = node.parentNode?.childNodes ?? []
  const following = siblings.slice(siblings.indexOf(node) + 1)
  const [template] = following
  const id = template && 'attrs' in template ? template.attrs.find(({ name }) => name === 'id')?.value : ''
  const number = placeholderOf(id ?? '')
  if (number === undefined) return undefined

  let depth = 1
  const end = following.find((sibling) => {
    const mark = 'data' in sibling ? sibling.data : ''
    if (boundaryComments.opening.includes(mark)) depth += 1
    if (boundaryComments.closing.includes(mark)) depth -= 1
    return depth === 0
  })
  if (!end) throw new Error(`${file}: the Suspense boundary B:${number} is never closed.`)
  const segment = byId.get(segmentId(number))
  if (!segment)
    throw new Error(`${file}: the Suspense boundary B:${number} has no content S:${number} in the page.`)
  return {
    place: { start: placeOf(node).start, end: placeOf(end).start },
    segment: placeOf(segment),
    content: insideOf(segment, `the content S:${number} of a Suspense boundary`),
  }
}

/**
 * The step that moves content into its boundaries and removes what React wrote to swap it.
 * @param {import('./page.mjs').Page} page
 * @returns {import('./edits.mjs').Edit[]}
 */
export function boundariesInPlace({ boundaries, scripts, streamingAttributes }) {
  return [
    ...boundaries.flatMap(({ place, segment, content }) => [
      { ...place, by: [`<!--${boundaryComments.complete}-->`, content] },
      cut(segment),
    ]),
    ...scripts.filter(({ kind }) => kind === 'react').map(cut),
    ...streamingAttributes.map(cut),
  ]
}
