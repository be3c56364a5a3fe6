/**
 * The legal documents, in the footer's order. `key` is the key of the text in `messages/legal/*.json` and of the label
 * under `footer` in `messages/*.json`; `isRoute` makes the document a hash route too.
 */
export const legalTable = [
  { name: 'terms-and-conditions', key: 'terms', isRoute: true },
  { name: 'privacy-policy', key: 'privacy', isRoute: true },
  { name: 'accessibility', key: 'accessibility', isRoute: false },
] as const

export type LegalName = (typeof legalTable)[number]['name']
export type LegalKey = (typeof legalTable)[number]['key']
export type RouteName = Extract<(typeof legalTable)[number], { isRoute: true }>['name']

export const legalKeys: readonly LegalKey[] = legalTable.map(({ key }) => key)

/** Keys of the documents that a lawyer reviews. */
export const legalReviewKeys: readonly LegalKey[] = ['terms', 'privacy']

export const routeNames: readonly RouteName[] = legalTable.flatMap((row) => (row.isRoute ? [row.name] : []))
