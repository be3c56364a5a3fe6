import { localeTable } from '@/lib/i18n/locales'
import { languageHref } from '@/lib/i18n/urls'
import { pages } from '@/lib/pages'
import * as constants from '@/lib/site'

/* What the editor knows of the site's code. Needs tsx, because that is TypeScript. */

/** `document`: its key, which its link in the footer has too */
export type SitePage = {
  kind: 'landing' | 'story' | 'document' | 'missing'
  document?: string
  path: string
  locale: string
}

/** Languages, pages and constants of the site. */
export const site = {
  constants,
  /** The languages, each with its landing page. The address names the language, because a cookie has priority over it. */
  locales: localeTable.map(({ code, name }) => ({ code, name, path: languageHref(code) })),
  pages: [
    ...pages.map((page) => ({
      kind: page.kind,
      ...(page.kind === 'document' && { document: page.key }),
      path: page.kind === 'landing' ? languageHref(page.locale) : page.href,
      locale: page.locale,
    })),
    // Any address that does not exist; the page is in every language.
    { kind: 'missing', path: '/no-such-page', locale: localeTable[0].code },
  ] satisfies SitePage[],
}

export type Site = typeof site
