import { defaultLocale, locales } from './i18n/locales'

/** Where the file is, from the site's own root (RFC 9116, section 3). */
export const securityTxtPath = '/.well-known/security.txt'

/** What the file says, apart from the languages. */
interface SecurityTxtFields {
  email: string
  /** Its absolute address. */
  canonical: string
  /** When the site is built. */
  now: Date
}

/**
 * The text of `/.well-known/security.txt`, for whoever finds a fault in security (RFC 9116). It expires on the first
 * day of the build's month a year later: always within the year that the RFC recommends, at least eleven months
 * ahead, and the same for every build of a month, so that builds stay reproducible.
 */
export function formatSecurityTxt({ email, canonical, now }: SecurityTxtFields): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth()))
  const languages = [defaultLocale, ...locales.filter((locale) => locale !== defaultLocale)]
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${canonical}`,
    '',
  ].join('\n')
}
