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
