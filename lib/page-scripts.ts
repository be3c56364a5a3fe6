/* What the export (scripts/export/) writes into a page for client/. */

/** The pages that React hydrates, as in the `data-hydrate` attribute. */
export type HydratedPage = 'landing' | 'story'

/** Data attributes of the inline script in the head of a page. */
export interface PageStyles {
  /** URL of the style sheet. */
  href: string
  /** Its Subresource Integrity value. */
  integrity: string
}

/** Data attributes of the inline script at the end of a page. */
export interface PageScripts {
  /** URLs of the client's scripts, separated by spaces. The first imports the others. */
  scripts?: string
  /** Subresource Integrity value of the first script. */
  integrity?: string
}
