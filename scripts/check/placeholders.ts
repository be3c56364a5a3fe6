import type { ParsedTexts } from './parse'

/* Finds placeholders that the owner has to replace before launch. */

/** Domain names that are reserved for examples (RFC 2606, RFC 6761). */
const reservedDomain =
  /(^|[./@])(example|example\.(com|org|net)|[\w-]+\.example|invalid|localhost|test)([/:?#]|$)/i
/** Finds placeholders in square brackets in a text: `[postal address]`. */
export const findBracketPlaceholders = (text: string): string[] => text.match(/\[[^\]]+\]/g) ?? []

/** The constants of lib/site.ts that may contain placeholders. */
export interface SiteConstants {
  site: { url: string; appUrl: string }
  socialLinks: readonly { id: string; href: string }[]
  launchChecklist: readonly { what: string; where: string }[]
  hiddenUntilProvided: readonly string[]
}

/** Whether a URL is not a reserved example. */
export const isRealUrl = (url: string) => !reservedDomain.test(url)

/**
 * Finds the placeholders in the constants and messages of the site, each with the file to change. `isClaim` tells whether
 * visitors read it as a fact.
 */
export function findPlaceholders(
  { site, socialLinks, launchChecklist, hiddenUntilProvided }: SiteConstants,
  files: ParsedTexts[],
): { what: string; where: string; isClaim: boolean }[] {
  const found = []
  if (!isRealUrl(site.url))
    found.push({
      what: `site address ${site.url}`,
      where: 'NEXT_PUBLIC_SITE_URL at the build, or lib/site.ts, url',
      isClaim: false,
    })
  for (const { id, href } of socialLinks)
    if (href === '#') found.push({ what: `${id} link`, where: 'lib/site.ts, socialLinks', isClaim: false })
  if (!isRealUrl(site.appUrl))
    found.push({ what: `app address ${site.appUrl}`, where: 'lib/site.ts, appUrl', isClaim: true })
  for (const { file, leaves } of files)
    for (const [key, { value }] of leaves) {
      if (typeof value !== 'string') continue
      const where = `${file.path}, ${key}`
      if (key.endsWith('email') && reservedDomain.test(value))
        found.push({ what: `e-mail address ${value}`, where, isClaim: true })
      for (const what of findBracketPlaceholders(value)) found.push({ what, where, isClaim: true })
    }
  const hidden = hiddenUntilProvided.map((key) => ({
    what: `text that no page shows yet: ${key}`,
    where: `messages/*.json, ${key}; lib/site.ts, hiddenUntilProvided`,
  }))
  return [...found, ...[...launchChecklist, ...hidden].map((line) => ({ ...line, isClaim: true }))]
}
