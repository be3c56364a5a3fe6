/** The element itself or its ancestor that matches; the target of an event can also be the document. */
export const findAncestor = <Found extends HTMLElement = HTMLElement>(
  target: EventTarget | null,
  selector: string,
) => (target as Partial<Element>).closest?.<Found>(selector)
