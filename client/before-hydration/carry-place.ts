import { getRowPosition } from '@/lib/story/row-position'
import { findAncestor } from './find-ancestor'
import { listen } from './listen'

/**
 * Makes a link to this page in another language lead to the visitor's place: to the same hash, or on the story's own page
 * to the story page in view.
 */
export function carryPlaceToTranslations(): void {
  // On `pointerdown` too, for presses that open the link in a new tab.
  listen('pointerdown click', ({ target }) => {
    const link = findAncestor<HTMLAnchorElement>(target, 'a[hreflang]')
    if (!link) return
    const { hash } = location
    const row = document.querySelector('.free-story .story-pages')
    const shown = row?.children[Math.round(getRowPosition(row))]?.id
    // Without a hash the story opens at its first page. Other hashes, such as `#booklet`, stay.
    const needsPage = shown && (hash ? hash.startsWith('#page-') : shown !== 'page-1')
    link.hash = needsPage ? shown : hash
  })
}
