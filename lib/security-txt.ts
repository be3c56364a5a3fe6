import { defaultLocale, locales } from './i18n/locales'

/** The route of the file (RFC 9116, section 3). */
export const securityTxtPath = '/.well-known/security.txt'

interface SecurityTxtFields {
  email: string
  /** The file's absolute URL. */
  canonical: string
  /** The time of the build. */
  now: Date
}

/**
 * Formats `/.well-known/security.txt`, which says where to report a vulnerability (RFC 9116). It expires a year after
 * the first day of the build's month: within the year that the RFC recommends, and on the same day for every build of
 * a month, so that builds are reproducible.
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
