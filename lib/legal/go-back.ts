/**
 * What a press on the back link does: goes back in history; without one, the link leads where it
 * points. Serialised into the static legal pages, so it must not use anything outside its argument and
 * the browser's globals.
 */
export function goBack(event: { preventDefault: () => void }): void {
  if (history.length <= 1) return
  event.preventDefault()
  history.back()
}
