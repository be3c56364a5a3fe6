/* What the finders of layout.spec.ts share. It runs in the page. */

/** Quotes the start of an element's or node's text. */
export const quote = (node: Node) => `“${node.textContent?.trim().replaceAll(/\s+/g, ' ').slice(0, 50)}”`

export function findAll(selector: string, root: ParentNode = document): HTMLElement[] {
  const elements = [...root.querySelectorAll<HTMLElement>(selector)]
  if (elements.length === 0) throw new Error(`The page has no ${selector}.`)
  return elements
}
export const find = (selector: string, root: ParentNode = document) =>
  findAll(selector, root)[0] as HTMLElement
export const getBox = (selector: string, root: ParentNode = document) =>
  find(selector, root).getBoundingClientRect()

export const areApart = (a: DOMRect, b: DOMRect) =>
  a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top

export const findVisible = (selector: string) =>
  [...document.querySelectorAll(selector)].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.sr-only'),
  )

/** Lists the texts in an element that have a box. */
export function listTextNodes(element: Element): Node[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const nodes: Node[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.textContent?.trim() && !node.parentElement?.closest('.sr-only, script, style, noscript'))
      nodes.push(node)
  return nodes
}

/** Returns the boxes of a text, one for each line. */
export function getLineBoxes(node: Node, start = 0, end = node.textContent?.length ?? 0): DOMRect[] {
  const range = document.createRange()
  range.setStart(node, start)
  range.setEnd(node, end)
  return [...range.getClientRects()]
}
