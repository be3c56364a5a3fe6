import type { PageStyles } from '@/lib/page-scripts'
import { getNavigation } from '../loading/navigation'
import { stylesTimeoutMs } from '../loading/retry-policy'

/**
 * Makes rendering wait for the style sheet if the visitor does not arrive at the top of the page, because the URL has an
 * anchor or a text fragment or because the browser restores a scroll position. The browser scrolls as soon as it renders
 * the page, which must have its final layout by then.
 */
export function blockRenderingUnlessAtTop({ href, integrity }: PageStyles): void {
  const navigation = getNavigation()
  // Unlike `location`, the navigation entry still contains a text fragment.
  if (navigation?.type === 'navigate' && !location.hash && !navigation.name.includes(':~:')) return
  // Written into the parser's input, because every browser waits for such a link; few support `blocking="render"`.
  document.write(`<link rel="stylesheet" href="${href}" integrity="${integrity}">`)
  const link = document.head.lastElementChild as HTMLLinkElement
  // deferred-styles.ts loads the style sheet again only if no link to it is left.
  link.onerror = () => link.remove()
  // A link that a script inserts does not block rendering.
  setTimeout(() => link.sheet || link.parentNode?.append(link), stylesTimeoutMs)
}
