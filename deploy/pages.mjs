import { withoutBase } from '@/lib/base-path'
import { locales } from '@/lib/i18n/locales'
import { landingPath, legalPath } from '@/lib/i18n/urls'
import { legalPages } from '@/lib/legal/pages'

/**
 * The addresses of the site's pages, from its own root: `/`, `/fr`, `/privacy-policy.html`. The only place
 * where the rules of delivery learn which pages there are.
 * @returns {string[]}
 */
export const knownPages = () =>
  [
    ...locales.map((locale) => landingPath(locale)),
    ...legalPages.map((page) => legalPath(page.document, page.locale)),
  ].map(withoutBase)
