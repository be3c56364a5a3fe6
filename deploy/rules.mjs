/*
 * How the export is to be delivered, whoever delivers it. The build turns these rules into each host's
 * own files (deploy/hosts.mjs), so that no host has rules of its own.
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

/** Old or guessed addresses. @type {{ from: string, to: string, status: 301 | 302 }[]} */
export const redirects = [
  { from: '/en', to: '/?lang=en', status: 302 },
  { from: '/terms', to: '/terms-and-conditions.html', status: 301 },
  { from: '/privacy', to: '/privacy-policy.html', status: 301 },
]

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

/** Headers of every answer. @param {Hashes} hashes @returns {Record<string, string>} */
export const securityHeaders = (hashes) => ({
  'Content-Security-Policy': contentSecurityPolicy(hashes),
  'Strict-Transport-Security': `max-age=${730 * day}; includeSubDomains; preload`,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
})

/** The cache rule of a path. @param {string} path */
export const cacheControl = (path) =>
  cacheRules.find((rule) => path.startsWith(rule.path.slice(0, -1)))?.value ?? revalidated
