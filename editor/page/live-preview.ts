import { findTextSpec } from '@/lib/i18n/text-specs'
import { typesetText } from '@/lib/i18n/typography'
import { isSameId, type TextId } from '../texts'
import { listMarkedTexts } from './marked-texts'

/* Shows a text on the page while it is typed, with the values that the site has inserted for its arguments. */

const argumentPattern = /\{\w+\}/g
const escapeRegExp = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Inserts the values that a page shows for a stored text into what was typed; undefined if it shows another text. */
export function insertValues(shown: string, stored: string, typed: string): string | undefined {
  const names = stored.match(argumentPattern) ?? []
  if (names.length === 0) return typed
  const parts = stored.split(argumentPattern).map((part) => escapeRegExp(part).replaceAll(/\s+/g, '\\s+'))
  const match = new RegExp(`^\\s*${parts.join('(.*)')}\\s*$`, 's').exec(shown)
  const values = new Map(names.map((name, index) => [name, match?.[index + 1]]))
  return match ? typed.replaceAll(argumentPattern, (name) => values.get(name) ?? name) : undefined
}

function listTextNodes(range: Range): Text[] {
  const root = range.commonAncestorContainer
  if (root.nodeType === Node.TEXT_NODE) return [root as Text]
  const nodes: Text[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode())
    if (range.intersectsNode(walker.currentNode)) nodes.push(walker.currentNode as Text)
  return nodes
}

/**
 * Shows what was typed wherever a page has the stored text without markup. A page of the story has an element for each
 * line. Returns a function that restores the page.
 */
export function showTyped(page: Document, id: TextId, stored: string, typed: string): () => void {
  const locale = page.documentElement.lang
  const { kind } = findTextSpec(id.key)
  const set = (text: string) => typesetText(text, locale, kind)
  const changed: { node: Text; before: string; after: string }[] = []
  for (const { id: other, range } of listMarkedTexts(page)) {
    if (!range || !isSameId(id, other) || stored.includes('<')) continue
    const text = insertValues(range.toString(), set(stored), set(typed))
    if (text === undefined) continue
    const { startContainer, startOffset, endContainer, endOffset } = range
    const nodes = listTextNodes(range)
    const lines = text.split(/^/m)
    for (const [index, node] of nodes.entries()) {
      const before = node.data
      const own = index === nodes.length - 1 ? lines.slice(index).join('') : (lines[index] ?? '')
      node.data =
        (node === startContainer ? before.slice(0, startOffset) : '') +
        own +
        (node === endContainer ? before.slice(endOffset) : '')
      changed.unshift({ node, before, after: node.data })
    }
  }
  return () => {
    // React may have rendered another language meanwhile.
    for (const { node, before, after } of changed) if (node.data === after) node.data = before
  }
}
