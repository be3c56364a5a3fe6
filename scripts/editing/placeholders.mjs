/* Finds the placeholders still to be replaced. */

/** Reserved names (RFC 2606, RFC 6761). */
const reserved = /(^|[./@])(example|example\.(com|org|net)|invalid|localhost|test)([/:?#]|$)/i

/**
 * The constants of lib/site.ts that may be placeholders.
 * @typedef {object} Constants
 * @property {{ url: string, appUrl: string }} site
 * @property {readonly { id: string, href: string }[]} socialLinks
 * @property {readonly { what: string, where: string }[]} awaitingOwner
 */

/**
 * The placeholders in the constants and messages of the site, each with where to change it.
 * @param {Constants} constants
 * @param {Record<string, { footer: { email: string } }>} messages by language
 * @returns {{ what: string, where: string }[]}
 */
export function findPlaceholders({ site, socialLinks, awaitingOwner }, messages) {
  const found = []
  if (reserved.test(site.url))
    found.push({
      what: `site address ${site.url}`,
      where: 'NEXT_PUBLIC_SITE_URL at the build, or lib/site.ts, url',
    })
  if (reserved.test(site.appUrl))
    found.push({ what: `app address ${site.appUrl}`, where: 'lib/site.ts, appUrl' })
  for (const { id, href } of socialLinks)
    if (href === '#') found.push({ what: `${id} link`, where: 'lib/site.ts, socialLinks' })
  for (const [locale, { footer }] of Object.entries(messages))
    if (reserved.test(footer.email))
      found.push({ what: `e-mail address ${footer.email}`, where: `messages/${locale}.json, footer.email` })
  return [...found, ...awaitingOwner]
}
