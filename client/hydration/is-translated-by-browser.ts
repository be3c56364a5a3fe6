import type { Dictionary } from '@/lib/i18n/messages'

/**
 * Detects whether the browser or an extension has translated the prerendered page. Translators replace texts, or wrap
 * them in `font` elements, which the site does not use.
 */
export function isTranslatedByBrowser(root: HTMLElement, texts: Dictionary): boolean {
  const heading = root.querySelector('h1')?.textContent ?? ''
  return (
    root.querySelector('font') !== null ||
    [texts.hero.title, texts['free-story'].story.title].every((title) => title !== heading)
  )
}
