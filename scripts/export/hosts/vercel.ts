import type { Hashes } from './rules'
import { cacheRules, createSecurityHeaders, pagePaths, redirects, sameOrigin, sharingRules } from './rules'

/**
 * Creates `config.json` of Vercel's Build Output API. `vercel.json` can't replace it: Vercel reads that before the build,
 * which alone knows the hashes of the content security policy, and its `cleanUrls` and `trailingSlash` would redirect every
 * path. Vercel appends the request's query to redirects.
 */
export function createVercelConfig(hashes: Hashes): string {
  const exactly = (path: string) => `^${path.replaceAll('.', '\\.')}$`
  const startingWith = (path: string) => `^${path.replace('*', '(.*)')}$`
  const sharedFolders = sharingRules.map(({ path }) => path.slice(1, -1)).join('|')
  const routes = [
    { src: '^/(.*)$', headers: createSecurityHeaders(hashes), continue: true },
    {
      src: `^/((?!${sharedFolders}).*)$`,
      headers: { 'Cross-Origin-Resource-Policy': sameOrigin },
      continue: true,
    },
    ...sharingRules.map(({ path, value }) => ({
      src: startingWith(path),
      headers: { 'Cross-Origin-Resource-Policy': value },
      continue: true,
    })),
    ...cacheRules.map(({ path, value }) => ({
      src: startingWith(path),
      headers: { 'Cache-Control': value },
      continue: true,
    })),
    ...redirects.map(({ from, to, status }) => ({ src: exactly(from), status, headers: { Location: to } })),
    { handle: 'filesystem' },
    ...pagePaths
      .filter((page) => page !== '/')
      .map((page) => page.replace(/\.html$/, ''))
      .map((name) => ({ src: exactly(name), dest: `${name}.html`, check: true })),
    { handle: 'error' },
    { src: '^/.*$', status: 404, dest: '/404.html' },
  ]
  return `${JSON.stringify({ version: 3, routes }, null, 2)}\n`
}
