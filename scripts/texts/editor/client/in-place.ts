import { VERCEL_STEGA_REGEX } from '@vercel/stega'
import type { Place } from './marks'

/* Shows a text in its place on the page while it is typed. */

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * A typed text as the page would show it, with what the site has filled in.
 * @param stored as it was before @param shown the same on the page
 * @returns undefined if the page does not show it in this way
 */
export function filled(stored: string, shown: string, typed: string): string | undefined {
  const argument = /\{(\w+)\}/
  const pattern = stored
    .split(argument)
    .map((part, index) => (index % 2 ? '(.+)' : escaped(part).replaceAll(/\s+/g, '\\s+')))
    .join('')
  const found = shown.match(new RegExp(`^\\s*${pattern}\\s*$`))
  if (!found) return undefined
  const names = stored.split(argument).filter((_, index) => index % 2)
  const shownAs = new Map(names.map((name, index) => [name, found[index + 1]]))
  return typed.replaceAll(/\{(\w+)\}/g, (whole, name) => shownAs.get(name) ?? whole)
}

/**
 * Writes a text into its places, where a page has it in one piece.
 * @param places of the text
 * @returns writes another text there; the stored one is as it was
 */
export function writerOf(places: Place[], stored: string): (typed: string) => void {
  const pieces = places.flatMap(({ element, kind }) => {
    if (kind !== 'text') return []
    const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const nodes: Text[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) nodes.push(node as Text)
    const [node, ...others] = nodes.filter(({ data }) => data.replace(VERCEL_STEGA_REGEX, '').trim())
    return node && others.length === 0 ? [{ node, data: node.data }] : []
  })
  return (typed) => {
    for (const { node, data } of pieces) {
      const shown = data.replace(VERCEL_STEGA_REGEX, '')
      const text = filled(stored, shown, typed)
      const mark = data.match(VERCEL_STEGA_REGEX)?.join('') ?? ''
      const next = typed === stored || text === undefined ? data : text + mark
      if (node.data !== next) node.data = next
    }
  }
}
