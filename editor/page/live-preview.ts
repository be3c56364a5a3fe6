import { argumentPattern, getArgumentName } from './arguments'
import { decodeMarkers, matchMarkers, type TextLocation } from './marked-texts'
import { isSameText } from './search'

/* Shows a text on the page while it is typed, with the argument values that the site has inserted. */

/**
 * A range of a text node that shows a part of a text. `data`: the node's original data; `argument`: the name of the
 * argument whose value is all that the range shows
 */
type TextRange = { node: Text; data: string; from: number; to: number; argument: string | undefined }

const escapeRegExp = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Builds a pattern for the end of the shown text; the values of arguments are its groups. */
function buildPattern(stored: string) {
  const parts = stored.split(argumentPattern)
  const source = parts.map((part, index) =>
    // The site adds word joiners to dashes, and makes some spaces no-break ones.
    index % 2 ? '(.*)' : escapeRegExp(part).replaceAll(/\s+/g, '\\s+').replaceAll('—', '\u2060?—\u2060?'),
  )
  return new RegExp(`${parts[0] ? '' : '^\\s*'}${source.join('')}$`, 'ds')
}

/** Lists the text nodes of an element from one of them backwards. */
function collectTextNodesBackwards(last: Text, element: Element) {
  const walker = last.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  walker.currentNode = last
  const nodes = [last]
  while (walker.previousNode()) nodes.push(walker.currentNode as Text)
  return nodes
}

/**
 * Locates a text on the page: it ends at its mark and begins in the nearest text node from which all of it matches.
 * @returns its ranges and the values of its arguments; undefined if the page shows another text there
 */
function locateText({ element, node, ...id }: TextLocation, stored: string) {
  if (!node) return undefined
  const mark = matchMarkers(node.data).find(([match]) =>
    decodeMarkers(match).some((other) => isSameText(other, id)),
  )
  const names = stored.match(argumentPattern)?.map(getArgumentName) ?? []
  const pattern = buildPattern(stored)
  const ranges: Omit<TextRange, 'argument'>[] = []
  let shown = ''
  for (const current of collectTextNodesBackwards(node, element)) {
    const to = (current === node ? mark?.index : undefined) ?? current.data.length
    ranges.unshift({ node: current, data: current.data, from: 0, to })
    shown = current.data.slice(0, to) + shown
    const match = pattern.exec(shown)
    if (!match) continue
    let start = 0
    const located = ranges.map((range, index): TextRange => {
      const end = start + range.to
      const contains = (group?: [number, number]) =>
        group !== undefined && group[0] <= start && end <= group[1]
      const argument =
        ranges.length > 1 ? names[match.indices?.slice(1).findIndex(contains) ?? -1] : undefined
      start = end
      return { ...range, from: index === 0 ? match.index : 0, argument }
    })
    return { ranges: located, values: new Map(names.map((name, index) => [name, match[index + 1]])) }
  }
  return undefined
}

/** Splits a typed text into one text for each range. An argument with a range of its own goes there. */
function splitIntoRanges(
  typed: string,
  ranges: TextRange[],
  values: Map<string | undefined, string | undefined>,
) {
  const texts = ranges.map(() => '')
  let index = 0
  for (const part of typed.split(argumentPattern)) {
    const name = getArgumentName(part)
    const ownRange = ranges.findIndex(({ argument }, at) => at >= index && argument && argument === name)
    index = Math.max(ownRange, index)
    texts[index] += (name && values.get(name)) ?? part
    if (ownRange >= 0 && index < ranges.length - 1) index++
  }
  return texts
}

/**
 * Creates a function that shows another version of a text on the page; the stored version restores the page.
 * @param locations of the text
 */
export function createTextWriter(locations: TextLocation[], stored: string): (typed: string) => void {
  const located = locations
    .map((location) => locateText(location, stored))
    .filter((text) => text !== undefined)
  return (typed) => {
    for (const { ranges, values } of located) {
      const texts = splitIntoRanges(typed, ranges, values)
      for (const [index, { node, data, from, to }] of ranges.entries()) {
        const next = typed === stored ? data : data.slice(0, from) + texts[index] + data.slice(to)
        if (node.data !== next) node.data = next
      }
    }
  }
}
