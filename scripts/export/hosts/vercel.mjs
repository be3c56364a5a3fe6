import { knownPages } from './pages.mjs'
import { cacheRules, redirects, securityHeaders, sharingRules, unshared } from './rules.mjs'

/**
 * `vercel.json`, in the same folder as the pages. Its `cleanUrls` and `trailingSlash` would redirect any
 * address, so each page has its own rule instead. Vercel adds the request's query to a redirect.
 * @param {import('./rules.mjs').Hashes} hashes
 */
export const vercelJson = (hashes) =>
  `${JSON.stringify(
    {
      redirects: redirects.map(({ from, to, status }) => ({
        source: from,
        destination: to,
        statusCode: status,
      })),
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
    },
    null,
    2,
  )}\n`

const pairs = (/** @type {Record<string, string>} */ headers) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }))

const byPath = (/** @type {string} */ path, /** @type {string} */ name, /** @type {string} */ value) => ({
  source: path.replace('*', '(.*)'),
  headers: pairs({ [name]: value }),
})
