/* What the export writes into a page about the files that scripts load (scripts/export/), and client/ reads. */

/** The pages that React hydrates, as named by the `data-hydrate` attribute of their root element. */
export type HydratedPage = 'landing' | 'story'

/** Data attributes of the inline script in the head of a page (client/before-hydration/block-rendering.ts). */
export interface PageStyles {
  /** URL of the style sheet. */
  href: string
  /** Its Subresource Integrity value. */
  integrity: string
}

/** Data attributes of the inline script at the end of a page. */
export interface PageScripts {
  /** URLs, separated by spaces; the first imports the others. */
  scripts?: string
  /** Subresource Integrity value of the first. */
  integrity?: string
}
