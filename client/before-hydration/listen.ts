/**
 * Adds a listener to the window that runs before all others. Browsers treat touch and wheel listeners there as passive.
 * @param names of the events, separated by spaces
 */
export function listen(names: string, listener: (event: Event) => void): void {
  for (const name of names.split(' ')) addEventListener(name, listener, true)
}
