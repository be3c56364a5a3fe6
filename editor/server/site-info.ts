import { localeTable } from '@/lib/i18n/locales'
import { getLanguageHref } from '@/lib/i18n/urls'
import { pages } from '@/lib/pages'
import * as constants from '@/lib/site'

/** A page that the editor can open. `document`: the key of a legal document, also of its link in the footer */
export type SitePage = {
  kind: 'landing' | 'story' | 'document' | 'notFound'
  document?: string
  path: string
  locale: string
}

/** The constants, languages and pages of the site. */
export const siteInfo = {
  constants,
  /** Each language with its landing page, whose address names it: otherwise the language cookie would decide. */
  locales: localeTable.map(({ code, name }) => ({ code, name, path: getLanguageHref(code) })),
  pages: [
    ...pages.map((page) => ({
      kind: page.kind,
      ...(page.kind === 'document' && { document: page.key }),
      path: page.kind === 'landing' ? getLanguageHref(page.locale) : page.href,
      locale: page.locale,
    })),
    // Any address that does not exist. The 404 page contains every language.
    { kind: 'notFound', path: '/no-such-page', locale: localeTable[0].code },
  ] satisfies SitePage[],
}
