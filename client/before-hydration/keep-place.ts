import { getRowPosition } from '@/lib/story/row-position'
import { findAncestor } from './find-ancestor'
import { listen } from './listen'

/**
 * Makes a link to the page in another language open it where the visitor is: with the same hash, or on the story's own
 * page at the page that is shown.
 */
export function keepPlace(): void {
  // Also a press of another mouse button, or with Ctrl.
  listen('pointerdown click', ({ target }) => {
    const link = findAncestor<HTMLAnchorElement>(target, 'a[hreflang]')
    if (!link) return
    const { hash } = location
    const row = document.querySelector('.free-story .story-pages')
    const shown = row?.children[Math.round(getRowPosition(row))]?.id
    // The story begins with its first page, which needs no hash.
    const isElsewhere = shown && (hash ? hash.startsWith('#page-') : shown !== 'page-1')
    link.hash = isElsewhere ? shown : hash
  })
}
