/**
 * The pages that have scripts. The element that React hydrates names its page in `data-app`; the page's tree is in the
 * file of that name beside this one.
 */
export type AppPage = 'landing' | 'story'
