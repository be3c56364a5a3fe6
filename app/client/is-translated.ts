import type { Dictionary } from '@/lib/i18n/messages'

/**
 * Whether the browser, or an extension, has translated the prerendered page: its text is no longer ours. Translators
 * wrap texts in `font` elements, which the site has not, or write into them.
 */
export function isTranslated(app: HTMLElement, texts: Dictionary): boolean {
  const heading = app.querySelector('h1')?.textContent ?? ''
  return (
    app.querySelector('font') !== null ||
    [texts.hero.title, texts['free-story'].story.title].every((title) => title !== heading)
  )
}
