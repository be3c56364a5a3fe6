import { hstsPreload } from '@/lib/site'
import { knownPages } from './pages.mjs'

/*
 * How the export is to be delivered, whoever delivers it. The build turns these rules into each host's
 * own files (scripts/export/hosts/hosts.mjs), so that no host has rules of its own.
 */

const day = 86_400

/**
 * Cache rules by path, a trailing `*` standing for the rest; whatever none of them fits is revalidated
 * each time, which hosts do by default: HTML, payloads and dictionaries change with every build.
 * @type {{ path: string, value: string }[]}
 */
export const cacheRules = [
  { path: '/_next/static/*', value: `public, max-age=${365 * day}, immutable` },
  { path: '/art/*', value: `public, max-age=${day}, must-revalidate` },
  { path: '/og/*', value: `public, max-age=${day}, must-revalidate` },
]
export const revalidated = 'public, max-age=0, must-revalidate'

/**
 * Whose pages may show a file (`Cross-Origin-Resource-Policy`), by path as above: link pictures are made to
 * be shown elsewhere, everything else is for the site's own pages.
 * @type {{ path: string, value: string }[]}
 */
export const sharingRules = [{ path: '/og/*', value: 'cross-origin' }]
export const unshared = 'same-origin'

/** @typedef {{ from: string, to: string, status: 301 | 302 }} Redirect a query is kept, after that of `to` */

/** Old or guessed addresses, with and without a slash at the end. */
export const guessed = /** @type {Redirect[]} */ ([
  { from: '/en', to: '/?lang=en', status: 302 },
  { from: '/terms', to: '/terms-and-conditions.html', status: 301 },
  { from: '/privacy', to: '/privacy-policy.html', status: 301 },
]).flatMap((redirect) => [redirect, { ...redirect, from: `${redirect.from}/` }])

/** A page with a slash at its end. @param {string} name @param {string} page @returns {Redirect} */
const slashed = (name, page) => ({ from: `${name}/`, to: page, status: 301 })
const pages = knownPages().filter((page) => page !== '/')

/** `/fr/`: the landing pages with a slash, for which the export also has a folder. */
export const slashedFolders = pages.filter((page) => !page.includes('.')).map((page) => slashed(page, page))

/** `/privacy-policy.html/`, `/privacy-policy/`: the other pages with a slash, under their clean name too. */
const slashedFiles = pages
  .filter((page) => page.includes('.'))
  .flatMap((page) => [slashed(page, page), slashed(page.replace(/\.html$/, ''), page)])

/** Every redirect. There are no others: an address that is made out of the request can lead to another site. */
export const redirects = [...guessed, ...slashedFolders, ...slashedFiles]

/** @typedef {{ scripts: string[], styles: string[] }} Hashes SHA-256 in base64, of inline scripts and style sheets */

/**
 * The content security policy of every page: nothing but the site's own files, and the inline scripts
 * and injected style sheets that the build knows.
 * @param {Hashes} hashes
 * @param {{ asMeta?: boolean }} [how] a `<meta>` must leave out what browsers take from headers alone
 */
export function contentSecurityPolicy({ scripts, styles }, { asMeta = false } = {}) {
  const quoted = (/** @type {string[]} */ hashes) => hashes.map((hash) => `'sha256-${hash}'`)
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

/** For how long browsers shall ask for the site by HTTPS only, in seconds. */
export const httpsOnlySeconds = 730 * day

/** Headers of every answer; `resourcePolicy` and `cacheControl` are those that depend on the path. @param {Hashes} hashes @returns {Record<string, string>} */
export const securityHeaders = (hashes) => ({
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

const valueFor = (/** @type {string} */ path, /** @type {{ path: string, value: string }[]} */ rules) =>
  rules.find((rule) => path.startsWith(rule.path.slice(0, -1)))?.value

/** The cache rule of a path. @param {string} path */
export const cacheControl = (path) => valueFor(path, cacheRules) ?? revalidated

/** Whose pages may show the file at a path. @param {string} path */
export const resourcePolicy = (path) => valueFor(path, sharingRules) ?? unshared
