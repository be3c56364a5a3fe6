/**
 * Click handler of the back link: goes back in history to what came before this document, past the anchors within it.
 * Without an earlier page of this site in the history, the browser follows the link.
 */
export function goBack(event: { preventDefault: () => void }): void {
  // Removes the anchor; a hash that begins with `#/` is a route.
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
  // Without the Navigation API it is unknown how many anchors came before.
  if (history.length === 1 || documentOf(location.href) !== location.href) return
  event.preventDefault()
  history.back()
}
