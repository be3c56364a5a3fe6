/**
 * The legal documents, in the footer's order. `key`: key of the text in `messages/legal/*.json`, and of the footer's
 * label in `messages/*.json`; `isRoute`: whether it is also a hash route (docs/behaviour.md, “Routes”).
 */
export const legalTable = [
  { name: 'terms-and-conditions', key: 'terms', isRoute: true },
  { name: 'privacy-policy', key: 'privacy', isRoute: true },
  { name: 'accessibility', key: 'accessibility', isRoute: false },
] as const

export type LegalName = (typeof legalTable)[number]['name']
export type LegalKey = (typeof legalTable)[number]['key']
/** Names of the documents that are hash routes. */
export type RouteName = Extract<(typeof legalTable)[number], { isRoute: true }>['name']

/** Keys of the documents' texts, in the footer's order. */
export const legalKeys: readonly LegalKey[] = legalTable.map(({ key }) => key)

/** Keys of the documents whose texts a lawyer reviews. */
export const legalReviewKeys: readonly LegalKey[] = ['terms', 'privacy']

/** Names of the hash routes, in the footer's order. */
export const routeNames: readonly RouteName[] = legalTable.flatMap((row) => (row.isRoute ? [row.name] : []))
