import { idsIn, marksIn, type Place } from './marks'
import { isSame } from './search'
import { argumentOf, slot } from './slots'

/* Shows a text in its place on the page while it is typed, with what the site has filled in. */

/** A text node that shows a part of a text, between two offsets; `owner`: the argument that alone it shows. */
type Piece = { node: Text; data: string; from: number; to: number; owner: string | undefined }

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A stored text as it ends what is shown; what is filled in are groups. */
function patternOf(stored: string) {
  const parts = stored.split(slot)
  const source = parts.map((part, at) => (at % 2 ? '(.*)' : escaped(part).replaceAll(/\s+/g, '\\s+')))
  return new RegExp(`${parts[0] ? '' : '^\\s*'}${source.join('')}$`, 'ds')
}

/** The text nodes in an element up to one of them, the last first. */
function nodesBackFrom(last: Text, element: Element) {
  const walker = last.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  walker.currentNode = last
  const nodes = [last]
  while (walker.previousNode()) nodes.push(walker.currentNode as Text)
  return nodes
}

/**
 * Where a text stands on the page: its text ends at its mark, and begins in the last node from which all of it is there.
 * @returns its pieces, and what is filled in, by argument; undefined if the page shows it in another way
 */
function findText({ element, node, ...id }: Place, stored: string) {
  if (!node) return undefined
  const mark = marksIn(node.data).find(([one]) => idsIn(one).some((other) => isSame(other, id)))
  const names = stored.match(slot)?.map(argumentOf) ?? []
  const pattern = patternOf(stored)
  const pieces: Omit<Piece, 'owner'>[] = []
  let shown = ''
  for (const one of nodesBackFrom(node, element)) {
    const to = (one === node ? mark?.index : undefined) ?? one.data.length
    pieces.unshift({ node: one, data: one.data, from: 0, to })
    shown = one.data.slice(0, to) + shown
    const found = pattern.exec(shown)
    if (!found) continue
    let start = 0
    const owned = pieces.map((piece, at): Piece => {
      const end = start + piece.to
      const within = (range?: [number, number]) => range !== undefined && range[0] <= start && end <= range[1]
      const owner = pieces.length > 1 ? names[found.indices?.slice(1).findIndex(within) ?? -1] : undefined
      start = end
      return { ...piece, from: at === 0 ? found.index : 0, owner }
    })
    return { pieces: owned, values: new Map(names.map((name, at) => [name, found[at + 1]])) }
  }
  return undefined
}

/** A typed text, in parts for the pieces that show it: what a piece shows alone goes there. */
function partsFor(typed: string, pieces: Piece[], values: Map<string | undefined, string | undefined>) {
  const texts = pieces.map(() => '')
  let at = 0
  for (const part of typed.split(slot)) {
    const name = argumentOf(part)
    const own = pieces.findIndex(({ owner }, index) => index >= at && owner && owner === name)
    at = Math.max(own, at)
    texts[at] += (name && values.get(name)) ?? part
    if (own >= 0 && at < pieces.length - 1) at++
  }
  return texts
}

/**
 * Writes a text into its places.
 * @param places of the text
 * @returns writes another text there; the stored one is as it was
 */
export function writerOf(places: Place[], stored: string): (typed: string) => void {
  const found = places.map((place) => findText(place, stored)).filter((one) => one !== undefined)
  return (typed) => {
    for (const { pieces, values } of found) {
      const texts = partsFor(typed, pieces, values)
      for (const [at, { node, data, from, to }] of pieces.entries()) {
        const next = typed === stored ? data : data.slice(0, from) + texts[at] + data.slice(to)
        if (node.data !== next) node.data = next
      }
    }
  }
}
