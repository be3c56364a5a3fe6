/**
 * What a press on the back link does: goes back in history; where nothing of this site lies behind, the
 * link leads where it points. Serialised into the static legal pages, so it must not use anything
 * outside its argument and the browser's globals.
 */
export function goBack(event: { preventDefault: () => void }): void {
  // Older browsers tell only how long the history is, not where in it the page stands.
  const canGoBack = 'navigation' in window ? window.navigation.canGoBack : history.length > 1
  if (!canGoBack) return
  event.preventDefault()
  history.back()
}
