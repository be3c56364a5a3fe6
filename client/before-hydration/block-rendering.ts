import type { PageStyles } from '@/lib/page-scripts'
import { getNavigation } from '../loading/navigation'
import { stylesTimeoutMs } from '../loading/retry-policy'

/**
 * Makes rendering wait for the style sheet if the visitor does not arrive at the top of the page: the URL has an anchor
 * or a text fragment, or the browser restores the position after a reload or a step in the history. The browser scrolls
 * to that position as soon as it renders the page, which must have its final layout then. All other pages are painted
 * without waiting (docs/performance.md).
 */
export function blockRenderingOnArrival({ href, integrity }: PageStyles): void {
  const navigation = getNavigation()
  // Only this entry still contains a text fragment. Browsers that do not tell wait for the style sheet.
  if (navigation?.type === 'navigate' && !location.hash && !navigation.name.includes(':~:')) return
  // In every browser, rendering waits for a link that the parser inserts; few know `blocking="render"`.
  document.write(`<link rel="stylesheet" href="${href}" integrity="${integrity}">`)
  const link = document.head.lastElementChild as HTMLLinkElement
  // A link that failed also has a sheet. If there is none, deferred-styles.ts loads the style sheet again.
  link.onerror = () => link.remove()
  // Inserted again by a script, it no longer blocks rendering.
  setTimeout(() => link.sheet || link.parentNode?.append(link), stylesTimeoutMs)
}
