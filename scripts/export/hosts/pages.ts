import { pages } from '@/lib/pages'

/**
 * The addresses of the site's pages, without the base path: `/`, `/fr`, `/privacy-policy.html`. The only place
 * where the rules of delivery read the list of pages.
 */
export const knownPages = (): string[] => pages.map(({ address }) => address)
