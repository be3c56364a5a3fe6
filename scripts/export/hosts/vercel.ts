import { knownPages } from './pages'
import type { Hashes } from './rules'
import { cacheRules, redirects, securityHeaders, sharingRules, unshared } from './rules'

/** The rules as Vercel's configuration. */
const configuration = (hashes: Hashes) => ({
  redirects: redirects.map(({ from, to, status }) => ({ source: from, destination: to, statusCode: status })),
  rewrites: knownPages()
    .filter((page) => page !== '/')
    .map((page) => page.replace(/\.html$/, ''))
    .map((name) => ({ source: name, destination: `${name}.html` })),
  headers: [
    { source: '/(.*)', headers: pairs(securityHeaders(hashes)) },
    {
      source: `/((?!${sharingRules.map(({ path }) => path.slice(1, -1)).join('|')}).*)`,
      headers: pairs({ 'Cross-Origin-Resource-Policy': unshared }),
    },
    ...sharingRules.map(({ path, value }) => byPath(path, 'Cross-Origin-Resource-Policy', value)),
    ...cacheRules.map(({ path, value }) => byPath(path, 'Cache-Control', value)),
  ],
})

/**
 * `vercel.json`, in the same folder as the pages, for `vercel deploy out`. Its `cleanUrls` and `trailingSlash` would
 * redirect any address, so each page has its own rule instead. Vercel adds the request's query to a redirect.
 */
export const vercelJson = (hashes: Hashes) => `${JSON.stringify(configuration(hashes), null, 2)}\n`

/**
 * `config.json` of Vercel's Build Output API, for builds on Vercel: it reads the project's `vercel.json` before the
 * build, which alone knows the policy's hashes.
 */
export function vercelOutput(hashes: Hashes) {
  const { headers, redirects: moved, rewrites } = configuration(hashes)
  const exact = (path: string) => `^${path.replaceAll('.', '\\.')}$`
  const routes = [
    ...headers.map((block) => ({
      src: `^${block.source}$`,
      headers: Object.fromEntries(block.headers.map(({ key, value }) => [key, value])),
      continue: true,
    })),
    ...moved.map(({ source, destination, statusCode }) => ({
      src: exact(source),
      status: statusCode,
      headers: { Location: destination },
    })),
    { handle: 'filesystem' },
    ...rewrites.map(({ source, destination }) => ({ src: exact(source), dest: destination, check: true })),
    { handle: 'error' },
    { src: '^/.*$', status: 404, dest: '/404.html' },
  ]
  return `${JSON.stringify({ version: 3, routes }, null, 2)}\n`
}

const pairs = (headers: Record<string, string>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }))

const byPath = (path: string, name: string, value: string) => ({
  source: path.replace('*', '(.*)'),
  headers: pairs({ [name]: value }),
})
