import { extname } from 'node:path'
import { pages } from '@/lib/pages'
import { hstsPreload } from '@/lib/site'

/*
 * How every host must deliver the export. The build writes these rules in the formats of the hosts, or tests compare the
 * hosts' files with them; `npm run deploy:check` compares a live site. Paths are URL paths without the base path.
 */

/** A value for every path that starts with `path`, whose final `*` stands for the rest. */
export type PathRule = { path: string; value: string }

const day = 86_400

/** `Cache-Control` of files that browsers may keep; everything else is `mustRevalidate`. */
export const cacheRules: PathRule[] = [
  { path: '/_next/static/*', value: `public, max-age=${365 * day}, immutable` },
  { path: '/art/*', value: `public, max-age=${day}, must-revalidate` },
  { path: '/og/*', value: `public, max-age=${day}, must-revalidate` },
]
/** For pages, dictionaries and the story's worker, which change with every build. Hosts send it by default. */
export const mustRevalidate = 'public, max-age=0, must-revalidate'

/** `Cross-Origin-Resource-Policy` of files that other sites may show; everything else is `sameOrigin`. */
export const sharingRules: PathRule[] = [{ path: '/og/*', value: 'cross-origin' }]
export const sameOrigin = 'same-origin'

/** The paths of the site's pages: `/`, `/fr`, `/privacy-policy.html`. */
export const pagePaths: string[] = pages.map(({ route }) => route)

/** Files in the export that only hosts read. Hosts that can choose answer them with 404. */
export const hiddenHostFiles = ['_headers', '_redirects', '.assetsignore', '.nojekyll']

export const mediaTypes: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
}

/** The `Content-Type` of a file by its extension, with the character set of texts; undefined if it is unknown. */
export function getContentType(name: string): string | undefined {
  const type = mediaTypes[extname(name)]
  return type?.startsWith('text/') ? `${type}; charset=utf-8` : type
}

/** Hosts append the request's query to that of `to`. */
export type Redirect = { from: string; to: string; status: 301 | 302 }

const aliases: Redirect[] = [
  { from: '/en', to: '/?lang=en', status: 302 },
  { from: '/terms', to: '/terms-and-conditions.html', status: 301 },
  { from: '/privacy', to: '/privacy-policy.html', status: 301 },
]
/** Redirects from short names of pages, with and without a trailing slash. */
export const aliasRedirects = aliases.flatMap((alias) => [alias, { ...alias, from: `${alias.from}/` }])

/** `/fr/` to `/fr`: the landing pages, for which the export also has a folder. */
const folderRedirects = pagePaths
  .filter((path) => path !== '/' && !path.includes('.'))
  .map((path): Redirect => ({ from: `${path}/`, to: path, status: 301 }))

/** Every redirect. All lead to known pages: a target made from the request could be on another site. */
export const redirects: Redirect[] = [...aliasRedirects, ...folderRedirects]

/** SHA-256 hashes in base64 of the inline scripts and styles that the pages contain. */
export type Hashes = { scripts: string[]; styles: string[] }

/**
 * Of our directives, the only one that browsers ignore in a `<meta>` element. A host with fixed headers sends only this
 * one, because the pages contain the others.
 */
export const framePolicy = "frame-ancestors 'none'"

/**
 * Creates the content security policy of every page: the site's own files, and the inline scripts and styles of the build.
 * @param options.asMeta omits the directive that browsers accept in a header only
 * @param options.hasWorker whether the page may register the story's worker
 */
export function createContentSecurityPolicy(
  { scripts, styles }: Hashes,
  { asMeta = false, hasWorker = true }: { asMeta?: boolean; hasWorker?: boolean } = {},
): string {
  const quote = (hashes: string[]) => hashes.map((hash) => `'sha256-${hash}'`)
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...quote(scripts)].join(' '),
    ['style-src', "'self'", ...quote(styles)].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `worker-src '${hasWorker ? 'self' : 'none'}'`,
    "base-uri 'none'",
    "form-action 'none'",
    ...(asMeta ? [] : [framePolicy]),
  ].join('; ')
}

const httpsOnlySeconds = 730 * day

/** Creates the headers that do not depend on the path. @param preload requires HTTPS for subdomains and first visits */
export const createSecurityHeaders = (hashes: Hashes, preload = hstsPreload): Record<string, string> => ({
  'Content-Security-Policy': createContentSecurityPolicy(hashes),
  'Strict-Transport-Security': `max-age=${httpsOnlySeconds}${preload ? '; includeSubDomains; preload' : ''}`,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
})

const findValue = (path: string, rules: PathRule[]) =>
  rules.find((rule) => path.startsWith(rule.path.slice(0, -1)))?.value

export const getCacheControl = (path: string): string => findValue(path, cacheRules) ?? mustRevalidate

export const getResourcePolicy = (path: string): string => findValue(path, sharingRules) ?? sameOrigin

/** All headers of a path, except those that describe the file, such as its type. */
export const getHeaders = (path: string, hashes: Hashes): Record<string, string> => ({
  ...createSecurityHeaders(hashes),
  'Cross-Origin-Resource-Policy': getResourcePolicy(path),
  'Cache-Control': getCacheControl(path),
})
