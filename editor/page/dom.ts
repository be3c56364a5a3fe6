/**
 * Creates an element. Strings become text nodes, so what an editor types is never parsed as HTML.
 * @param props attributes; `on…` are event listeners; undefined, null and false are left out
 */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  props: Record<string, unknown> = {},
  ...children: (Node | string | null | undefined | false)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === false || value === null) continue
    if (name.startsWith('on') && typeof value === 'function')
      element.addEventListener(name.slice(2).toLowerCase(), value as EventListener)
    else element.setAttribute(name, value === true ? '' : String(value))
  }
  for (const child of children)
    if (child !== null && child !== undefined && child !== false) element.append(child)
  return element
}

export const getErrorMessage = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Returns the element with an id; throws if it does not exist or is of another type. */
export function requireElement<T extends HTMLElement>(id: string, type: new () => T) {
  const element = document.getElementById(id)
  if (!(element instanceof type)) throw new Error(`The editor's page has no ${type.name} #${id}.`)
  return element
}
