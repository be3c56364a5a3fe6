/** Returns the target of an event or its closest ancestor that matches. The target may also be the document. */
export const findAncestor = <Found extends HTMLElement = HTMLElement>(
  target: EventTarget | null,
  selector: string,
) => (target as Partial<Element>).closest?.<Found>(selector)
