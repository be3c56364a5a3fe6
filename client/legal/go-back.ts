/**
 * Click handler of the back link: goes back in history to what came before this document, over the anchors of its
 * contents. Without an earlier page of this site in the history, the browser follows the link instead.
 */
export function goBack(event: { preventDefault: () => void }): void {
  // A hash that begins with `#/` is a route, not an anchor.
  const documentOf = (url: string | null) => url?.replace(/#(?!\/).*/, '')
  if ('navigation' in window) {
    const { navigation } = window
    const here = documentOf(location.href)
    const earlier = navigation
      .entries()
      .slice(0, navigation.currentEntry?.index)
      .reverse()
      .find(({ url }) => documentOf(url) !== here)
    if (!earlier) return
    event.preventDefault()
    navigation.traverseTo(earlier.key)
    return
  }
  // Here only the length of the history is known: not the page's position in it, nor how many anchors came before.
  if (history.length === 1 || documentOf(location.href) !== location.href) return
  event.preventDefault()
  history.back()
}
