import type { Dictionary } from '@/lib/i18n/messages'

/**
 * Whether the browser or an extension has translated the prerendered page: it has another heading, or `font` elements,
 * into which translators put texts.
 */
export function isTranslatedByBrowser(root: HTMLElement, texts: Dictionary): boolean {
  const heading = root.querySelector('h1')?.textContent ?? ''
  return (
    root.querySelector('font') !== null ||
    [texts.hero.title, texts['free-story'].story.title].every((title) => title !== heading)
  )
}
