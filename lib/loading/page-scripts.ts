/* What the export writes into a page about the client's scripts (scripts/export/bundle.ts), and app/client reads. */

/** The pages that React hydrates, as named by the `data-app` attribute of their root element. */
export type AppPage = 'landing' | 'story'

/** Data attributes of the inline script at the end of a page. */
export interface PageScripts {
  /** URLs, separated by spaces; the first imports the others. */
  scripts?: string
  /** Subresource Integrity value of the first. */
  integrity?: string
}
