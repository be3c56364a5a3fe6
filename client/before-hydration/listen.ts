/**
 * Adds a listener to the window in the capturing phase, so that listeners in the page can't stop the event.
 * @param names names of events, separated by spaces
 */
export function listen(names: string, listener: (event: Event) => void): void {
  for (const name of names.split(' ')) addEventListener(name, listener, true)
}
