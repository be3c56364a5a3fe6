/**
 * Adds a passive listener that runs before all others.
 * @param names of the events, separated by spaces
 */
export function listen(names: string, listener: (event: Event) => void): void {
  for (const name of names.split(' ')) addEventListener(name, listener, { capture: true, passive: true })
}
