import { parse } from 'parse5'
import { boundaryIn } from './boundaries.mjs'
import {
  boundaryComments,
  inlineScriptKind,
  isStreamingAttribute,
  isStreamingId,
  lostComments,
} from './markers.mjs'

/** @typedef {import('parse5').DefaultTreeAdapterMap['node']} Node */
/** @typedef {import('parse5').DefaultTreeAdapterMap['element']} Element */
/** @typedef {import('./edits.mjs').Range} Range */
/**
 * Who wrote a script: `next` (files and inline), `react` (streaming), `own` (ours, marked with `data-own`);
 * `data` is not run, `old` is for browsers without modules, `unknown` is none of these.
 * @typedef {Range & { kind: 'next' | 'react' | 'own' | 'data' | 'old' | 'unknown', src?: string, content: string }} Script
 */
/** @typedef {Range & { rel: string, as: string, href: string }} Link */

/**
 * A page, parsed once: everything that the steps after the export need. All offsets are offsets in `html`.
 * @typedef {object} Page
 * @property {string} file its name in the export, as `fr.html`
 * @property {string} html
 * @property {Range} head the content of the head element
 * @property {number} end before `</body>`
 * @property {number | undefined} firstScreenEnd before the end of the element with `data-ends-first-screen`
 * @property {Script[]} scripts
 * @property {Link[]} links
 * @property {string[]} styles the text of its style elements
 * @property {import('./boundaries.mjs').Boundary[]} boundaries whose content is out of line
 * @property {Range[]} streamingAttributes
 * @property {string[]} streaming source text of the other marks of streaming
 */

/** Nodes below a node, in the order of the source. @param {Node} node @returns {Generator<Node>} */
function* below(node) {
  if (!('childNodes' in node)) return
  for (const child of node.childNodes) {
    yield child
    yield* below(child)
  }
}

const isElement = (/** @type {Node} */ node) => 'tagName' in node
/** @param {Element} element @param {string} name */
const attribute = (element, name) => element.attrs.find((one) => one.name === name)?.value

/**
 * Parses a page of the export. Throws, with the file's name, if it is not a complete page.
 * @param {string} file its name in the export
 * @param {string} html
 * @returns {Page}
 */
export function readPage(file, html) {
  const nodes = [...below(parse(html, { sourceCodeLocationInfo: true }))]
  const elements = nodes.filter(isElement)
  const placeOf = (/** @type {Node} */ node) => {
    const { startOffset: start, endOffset: end } = node.sourceCodeLocation ?? {}
    if (start === undefined || end === undefined)
      throw new Error(`${file}: a ${node.nodeName} has no source position.`)
    return { start, end }
  }
  const insideOf = (/** @type {Element | undefined} */ element, /** @type {string} */ what) => {
    const { startTag, endTag } = element?.sourceCodeLocation ?? {}
    if (!startTag || !endTag) throw new Error(`${file}: ${what} does not begin and end in the page.`)
    return { start: startTag.endOffset, end: endTag.startOffset }
  }
  const named = (/** @type {string} */ tag) => elements.filter(({ tagName }) => tagName === tag)
  const textOf = (/** @type {Element} */ element) =>
    element.childNodes.map((child) => ('value' in child ? child.value : '')).join('')
  const firstScreen = elements.find((element) => attribute(element, 'data-ends-first-screen') !== undefined)
  const byId = new Map(elements.map((element) => [attribute(element, 'id'), element]))
  const reading = { file, byId, placeOf, insideOf }

  return {
    file,
    html,
    head: insideOf(named('head')[0], '<head>'),
    end: insideOf(named('body')[0], '<body>').end,
    firstScreenEnd: firstScreen && insideOf(firstScreen, 'the element with data-ends-first-screen').end,
    scripts: named('script').map((element) => {
      const content = textOf(element)
      return { ...placeOf(element), ...scriptKind(element, content), content }
    }),
    links: named('link').map((element) => ({
      ...placeOf(element),
      rel: attribute(element, 'rel') ?? '',
      as: attribute(element, 'as') ?? '',
      href: attribute(element, 'href') ?? '',
    })),
    styles: named('style').map(textOf),
    boundaries: nodes.flatMap((node) => boundaryIn(node, reading) ?? []),
    streamingAttributes: elements.flatMap((element) =>
      Object.entries(element.sourceCodeLocation?.attrs ?? {})
        .filter(([name]) => isStreamingAttribute(name))
        // Including the space before it.
        .map(([, { startOffset, endOffset }]) => ({ start: startOffset - 1, end: endOffset })),
    ),
    streaming: nodes.flatMap((node) => streamingMark(node) ?? []),
  }
}

/** @param {Element} element @param {string} content @returns {Pick<Script, 'kind' | 'src'>} */
function scriptKind(element, content) {
  const src = attribute(element, 'src')
  if (attribute(element, 'data-own') !== undefined) return { kind: 'own', src }
  if (/^application\/(?:ld\+)?json$/.test(attribute(element, 'type') ?? '')) return { kind: 'data', src }
  if (src === undefined) return { kind: inlineScriptKind(content) ?? 'unknown', src }
  return { kind: attribute(element, 'nomodule') === undefined ? 'next' : 'old', src }
}

/** Source text of a node that only streaming writes; undefined for others. @param {Node} node */
function streamingMark(node) {
  if ('data' in node && [...lostComments, boundaryComments.pending].includes(node.data))
    return `<!--${node.data}-->`
  const id = isElement(node) ? (attribute(node, 'id') ?? '') : ''
  return isStreamingId(id) ? `<${node.nodeName} id="${id}">` : undefined
}
