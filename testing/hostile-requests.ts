import { pagePaths } from '@/scripts/export/hosts/rules'

/**
 * Request targets that scanners and attackers send, not normalised. One character is one byte (latin1), so that they can
 * contain invalid UTF-8.
 */
export const hostileTargets = [
  '// /// //evil.example/ //evil.example/%2e%2e //fr/ //user@evil.example:80/fr/ /%2F%2fevil.example/',
  '/\\evil.example/ /%5Cevil.example/ /%09/evil.example/ /./fr/../es/ /..%2f..%2fetc/passwd /%2e%2E/%2e/',
  '/fr/..;/ /terms/..\\ /fr%5C /fr%2F /fr/. /index.html/ /https:/ /javascript:alert(1)/ /_headers /__proto__/',
  '/% /%zz/ /%FF/ /%C0%AF /%E0%A4%A/ /%u002f /%252f/ /%00/ /terms%09/ /\xff\xfe/ /\xc3\xa9/ /\x7f /fr/?\x7f=\xff',
  '/%0d%0aLocation:%20https://evil.example/ /fr/%0aevil.example/ /terms?a=%0d%0aLocation:%20https://evil.example',
  '/fr/?//evil.example /terms?next=https://evil.example/ /es/?% /terms/?lang=es&utm_source=x /constructor',
  `/${'a'.repeat(300)}/ /${'b'.repeat(5_000)} /${'%2e'.repeat(3_000)} /fr/?${'q=1&'.repeat(1_000)}`,
].flatMap((line) => line.split(' '))

const site = 'https://nori.example'
// Also the addresses of hosts with clean URLs.
const pathnames = new Set(pagePaths.flatMap((page) => [page, page.replace(/\.html$/, '')]))

/** Whether a Location header leads to another site, or to a path that is not a page. */
export const leadsToUnknownPage = (location: string) =>
  !URL.canParse(location, site) ||
  new URL(location, site).origin !== site ||
  !pathnames.has(new URL(location, site).pathname)
