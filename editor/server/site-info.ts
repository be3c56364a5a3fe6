import { localeTable } from '@/lib/i18n/locales'
import { pages } from '@/lib/pages'
import { getLanguageHref } from '@/lib/urls'
import type { Site } from '../texts'

export const siteInfo: Site = {
  locales: localeTable.map(({ code, name }) => ({ code, name })),
  pages: [
    ...pages.map((page) => ({
      kind: page.kind,
      ...(page.kind === 'legal' && { document: page.key }),
      // The address of a landing page names its language: otherwise the language cookie would decide.
      path: page.kind === 'landing' ? getLanguageHref(page.locale) : page.href,
      locale: page.locale,
    })),
    // Any address that does not exist. The 404 page contains every language.
    { kind: 'notFound', path: '/no-such-page', locale: localeTable[0].code },
  ],
}
