import type { Kind } from './finding'

/**
 * `name`: for people; `limits`: what the host can't do, with the words for it (docs/deploying.md names each); `mark`:
 * the header by which its answers are recognised, and its value.
 */
type Host = {
  name: string
  limits: Partial<Record<Kind, string>>
  mark?: [header: string, value: RegExp]
}

const noHeaders = 'sends none of the site’s headers; the policy is in the pages'
const replacesQuery = 'replaces the query of a request with that of a rule’s target'
const sameSlash = 'takes an address with and without a final slash for the same'
const noSlashed = 'answers /privacy-policy.html/ with 404 and /privacy-policy/ with a redirect of its own'
const pagesPublish = 'publishes .nojekyll and vercel.json, if it is Pages'
const noRedirects = 'has no redirects, guessed addresses are 404'

/** In the order in which they are looked for: Cloudflare may stand before another host, and then answers. */
export const hosts = {
  cloudflare: {
    name: 'Cloudflare',
    mark: ['cf-ray', /./],
    limits: { query: replacesQuery, slashed: noSlashed, exposed: pagesPublish },
  },
  netlify: {
    name: 'Netlify',
    mark: ['x-nf-request-id', /./],
    limits: { slash: sameSlash, slashed: sameSlash },
  },
  vercel: { name: 'Vercel', mark: ['x-vercel-id', /./], limits: {} },
  cloudfront: { name: 'CloudFront', mark: ['x-amz-cf-id', /./], limits: {} },
  github: {
    name: 'GitHub Pages',
    mark: ['x-github-request-id', /./],
    limits: {
      security: noHeaders,
      cache: 'lets browsers keep every file for ten minutes',
      redirect: noRedirects,
      slashed: noRedirects,
      slash: 'answers /fr/ with the page',
      exposed: 'publishes every file of out/',
    },
  },
  nginx: { name: 'nginx', mark: ['server', /^nginx/i], limits: {} },
  preview: {
    name: 'the preview server',
    limits: { compression: 'does not compress' },
  },
  wrangler: {
    name: 'Cloudflare’s runtime on this machine',
    limits: {
      query: replacesQuery,
      slashed: noSlashed,
      exposed: pagesPublish,
      vary: 'compresses without Vary, unlike Cloudflare itself',
    },
  },
  plain: {
    name: 'a plain file server',
    limits: {
      security: noHeaders,
      cache: 'sends no Cache-Control',
      compression: 'does not compress',
      validator: 'sends neither ETag nor Last-Modified',
      redirect: noRedirects,
      slashed: noRedirects,
      slash: 'redirects the name of a folder to the name with a slash',
      missing: 'has no 404 page',
      exposed: 'serves every file of out/',
    },
  },
  other: { name: 'this host', limits: {} },
}

export type HostName = keyof typeof hosts
/** Whether hosts has this name. */
export const isHost = (name: string): name is HostName => Object.hasOwn(hosts, name)

const entries = () => Object.entries(hosts) as [HostName, Host][]

/** The host that sent an answer, by its headers. */
export const hostOf = (sent: (name: string) => string[]): HostName =>
  entries().find(([, { mark }]) => mark && sent(mark[0]).some((value) => mark[1].test(value)))?.[0] ?? 'other'

/** What a host can't do. */
export const limitsOf = (host: HostName): Partial<Record<Kind, string>> => hosts[host].limits
