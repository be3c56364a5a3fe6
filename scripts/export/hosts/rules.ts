import { extname } from 'node:path'
import { pages as sitePages } from '@/lib/pages'
import { hstsPreload } from '@/lib/site'

/*
 * How every host must deliver the export. The build turns these rules into each host's own files
 * (scripts/export/hosts/hosts.ts), so that all hosts have the same rules.
 */

const day = 86_400

/**
 * Cache rules by path, where a final `*` matches the rest. Everything else is revalidated each time, which
 * hosts do by default: HTML and dictionaries change with every build.
 */
export const cacheRules: { path: string; value: string }[] = [
  { path: '/_next/static/*', value: `public, max-age=${365 * day}, immutable` },
  { path: '/art/*', value: `public, max-age=${day}, must-revalidate` },
  { path: '/og/*', value: `public, max-age=${day}, must-revalidate` },
]
export const revalidated = 'public, max-age=0, must-revalidate'

/**
 * `Cross-Origin-Resource-Policy` by path, as above: other sites may show the Open Graph pictures, everything
 * else is for the site's own pages.
 */
export const sharingRules: { path: string; value: string }[] = [{ path: '/og/*', value: 'cross-origin' }]
export const unshared = 'same-origin'

/** The addresses of the site's pages, without the base path: `/`, `/fr`, `/privacy-policy.html`. */
export const knownPages = (): string[] => sitePages.map(({ route }) => route)

/** Files of the export that are for hosts, which answer 404 where they can choose. */
export const hostFiles = ['_headers', '_redirects', '.assetsignore', '.nojekyll']

/** Media types by the end of a file's name; texts are UTF-8. */
export const mediaTypes: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
}

/** The content type of a file, by its name. */
export function contentType(name: string): string | undefined {
  const type = mediaTypes[extname(name)]
  return type?.startsWith('text/') ? `${type}; charset=utf-8` : type
}

/** the request's query is kept, after that of `to` */
export type Redirect = { from: string; to: string; status: 301 | 302 }

/** Old or guessed addresses, with and without a final slash. */
export const guessed = (
  [
    { from: '/en', to: '/?lang=en', status: 302 },
    { from: '/terms', to: '/terms-and-conditions.html', status: 301 },
    { from: '/privacy', to: '/privacy-policy.html', status: 301 },
  ] as Redirect[]
).flatMap((redirect) => [redirect, { ...redirect, from: `${redirect.from}/` }])

/** The redirect from a page's name with a final slash. */
const slashed = (name: string, page: string): Redirect => ({ from: `${name}/`, to: page, status: 301 })
const pages = knownPages().filter((page) => page !== '/')

/** `/fr/`: the landing pages with a final slash, for which the export also has a folder. */
export const slashedFolders = pages.filter((page) => !page.includes('.')).map((page) => slashed(page, page))

/** `/privacy-policy.html/`, `/privacy-policy/`: the other pages with a final slash, also under their clean name. */
const slashedFiles = pages
  .filter((page) => page.includes('.'))
  .flatMap((page) => [slashed(page, page), slashed(page.replace(/\.html$/, ''), page)])

/** Every redirect. There are no others: an address made from the request could be on another site. */
export const redirects = [...guessed, ...slashedFolders, ...slashedFiles]

/** SHA-256 in base64, of inline scripts and style sheets */
export type Hashes = { scripts: string[]; styles: string[] }

/**
 * The content security policy of every page: allows only the site's own files, and the inline scripts
 * and injected style sheets that the build knows.
 * @param how `asMeta`: without directives that browsers accept only in a header
 */
export function contentSecurityPolicy(
  { scripts, styles }: Hashes,
  { asMeta = false }: { asMeta?: boolean } = {},
) {
  const quoted = (hashes: string[]) => hashes.map((hash) => `'sha256-${hash}'`)
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...quoted(scripts)].join(' '),
    ['style-src', "'self'", ...quoted(styles)].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    ...(asMeta ? [] : ["frame-ancestors 'none'"]),
  ].join('; ')
}

/** How long browsers must use HTTPS for the site, in seconds. */
export const httpsOnlySeconds = 730 * day

/** Headers of every response; `resourcePolicy` and `cacheControl` return those that depend on the path. */
export const securityHeaders = (hashes: Hashes): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(hashes),
  'Strict-Transport-Security': `max-age=${httpsOnlySeconds}${hstsPreload ? '; includeSubDomains; preload' : ''}`,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
})

const valueFor = (path: string, rules: { path: string; value: string }[]) =>
  rules.find((rule) => path.startsWith(rule.path.slice(0, -1)))?.value

/** The cache rule of a path. */
export const cacheControl = (path: string) => valueFor(path, cacheRules) ?? revalidated

/** The `Cross-Origin-Resource-Policy` of a path. */
export const resourcePolicy = (path: string) => valueFor(path, sharingRules) ?? unshared

/** All headers of a path, but those of its file. */
export const headersOf = (path: string, hashes: Hashes): Record<string, string> => ({
  ...securityHeaders(hashes),
  'Cross-Origin-Resource-Policy': resourcePolicy(path),
  'Cache-Control': cacheControl(path),
})
