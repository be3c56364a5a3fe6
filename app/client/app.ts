/** The id of the element that React hydrates in the export: everything of a page that has scripts. */
export const appId = 'shell'

/** The pages that have scripts. The element names its page in `data-page`; the page's tree is in the file of that name. */
export type AppPage = 'landing' | 'story'
