/**
 * An element. Texts are set as text, so what an editor types is never read as HTML.
 * @param props attributes; `on…` are event listeners; undefined and false are left out
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

/** What went wrong, in words. */
export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** The element with an id; throws if there is none, or one of another kind. */
export function byId<T extends HTMLElement>(id: string, kind: new () => T) {
  const element = document.getElementById(id)
  if (!(element instanceof kind)) throw new Error(`The editor's page has no ${kind.name} #${id}.`)
  return element
}
