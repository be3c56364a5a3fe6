import type { Hashes } from './rules'
import { cacheRules, knownPages, redirects, securityHeaders, sharingRules, unshared } from './rules'

/**
 * `config.json` of Vercel's Build Output API. `vercel.json` can't have the headers: Vercel reads it before the build, which
 * alone knows the policy's hashes; and its `cleanUrls` and `trailingSlash` would redirect any address. Vercel adds the
 * request's query to a redirect.
 */
export function vercelOutput(hashes: Hashes) {
  const exact = (path: string) => `^${path.replaceAll('.', '\\.')}$`
  const below = (path: string) => `^${path.replace('*', '(.*)')}$`
  const shared = sharingRules.map(({ path }) => path.slice(1, -1)).join('|')
  const routes = [
    { src: '^/(.*)$', headers: securityHeaders(hashes), continue: true },
    {
      src: `^/((?!${shared}).*)$`,
      headers: { 'Cross-Origin-Resource-Policy': unshared },
      continue: true,
    },
    ...sharingRules.map(({ path, value }) => ({
      src: below(path),
      headers: { 'Cross-Origin-Resource-Policy': value },
      continue: true,
    })),
    ...cacheRules.map(({ path, value }) => ({
      src: below(path),
      headers: { 'Cache-Control': value },
      continue: true,
    })),
    ...redirects.map(({ from, to, status }) => ({ src: exact(from), status, headers: { Location: to } })),
    { handle: 'filesystem' },
    ...knownPages()
      .filter((page) => page !== '/')
      .map((page) => page.replace(/\.html$/, ''))
      .map((name) => ({ src: exact(name), dest: `${name}.html`, check: true })),
    { handle: 'error' },
    { src: '^/.*$', status: 404, dest: '/404.html' },
  ]
  return `${JSON.stringify({ version: 3, routes }, null, 2)}\n`
}
