import { pages } from '@/lib/pages'

/**
 * The addresses of the site's pages, from its own root: `/`, `/fr`, `/privacy-policy.html`. The only place
 * where the rules of delivery learn which pages there are.
 * @returns {string[]}
 */
export const knownPages = () => pages.map(({ address }) => address)
