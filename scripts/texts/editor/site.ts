import { localeTable } from '@/lib/i18n/locales'
import { languageHref } from '@/lib/i18n/urls'
import { pages } from '@/lib/pages'
import * as constants from '@/lib/site'

/* What the editor knows of the site's code. Needs tsx, because that is TypeScript. */

/** `privacy-policy` as `Privacy policy`. */
const inWords = (name: string) => name.slice(0, 1).toUpperCase() + name.slice(1).replaceAll('-', ' ')
const kinds = { landing: 'Landing page', story: 'Free story' }

/** Languages, pages and constants of the site. */
export const site = {
  constants,
  /** The languages, each with its landing page. The address names the language, because a cookie has priority over it. */
  locales: localeTable.map(({ code, name }) => ({ code, name, path: languageHref(code) })),
  pages: [
    ...pages.map((page) => ({
      kind: page.kind,
      label: page.kind === 'document' ? inWords(page.name) : kinds[page.kind],
      path: page.kind === 'landing' ? languageHref(page.locale) : page.path,
      locale: page.locale,
    })),
    // Any address that does not exist; the page is in every language.
    { kind: 'missing', label: 'Page not found', path: '/no-such-page', locale: localeTable[0].code },
  ],
}

export type Site = typeof site
