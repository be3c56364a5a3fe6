/**
 * Click handler of the back link: goes back in history. Without an earlier page of this site in the
 * history, the browser follows the link instead. Serialised into the static legal pages, so it must not use
 * anything outside its argument and the browser's globals.
 */
export function goBack(event: { preventDefault: () => void }): void {
  // Without the Navigation API only the length of the history is known, not the page's position in it.
  const canGoBack = 'navigation' in window ? window.navigation.canGoBack : history.length > 1
  if (!canGoBack) return
  event.preventDefault()
  history.back()
}
