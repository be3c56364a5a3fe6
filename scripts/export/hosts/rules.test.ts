import {
  addTrailingSlashes,
  aliasRedirects,
  cacheRules,
  createContentSecurityPolicy,
  createSecurityHeaders,
  getCacheControl,
  getContentType,
  getHeaders,
  getResourcePolicy,
  httpsOnlySeconds,
  mustRevalidate,
  pagePaths,
  redirectFiles,
  redirectFolders,
  redirects,
  sameOrigin,
  sharingRules,
  trailingSlashRedirects,
} from './rules'

const hashes = { scripts: ['c2NyaXB0', 'b3RoZXI='], styles: ['c3R5bGU='] }
/** Parses a policy into its directives. */
const parsePolicy = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
const metaDirectives = {
  'default-src': ["'none'"],
  'script-src': ["'self'", "'sha256-c2NyaXB0'", "'sha256-b3RoZXI='"],
  'style-src': ["'self'", "'sha256-c3R5bGU='"],
  'img-src': ["'self'"],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
}

describe('the content security policy', () => {
  test('allows own files and known inline content, and forbids frames', () => {
    const policy = createContentSecurityPolicy(hashes)
    expect(parsePolicy(policy)).toEqual({ ...metaDirectives, 'frame-ancestors': ["'none'"] })
    expect(createContentSecurityPolicy(hashes, { asMeta: false })).toBe(policy)
  })

  test('allows no inline content without hashes', () => {
    expect(parsePolicy(createContentSecurityPolicy({ scripts: [], styles: [] }))).toMatchObject({
      'script-src': ["'self'"],
      'style-src': ["'self'"],
    })
  })

  test('has only directives that browsers accept there in a meta element', () => {
    expect(parsePolicy(createContentSecurityPolicy(hashes, { asMeta: true }))).toEqual(metaDirectives)
  })
})

describe('security headers', () => {
  test('are the same for every response', () => {
    const { 'Permissions-Policy': permissions, ...headers } = createSecurityHeaders(hashes, false)
    expect(headers).toEqual({
      'Content-Security-Policy': createContentSecurityPolicy(hashes),
      'Strict-Transport-Security': 'max-age=63072000',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
    })
    const features = permissions?.split(', ') ?? []
    for (const feature of ['camera', 'geolocation', 'microphone', 'payment'])
      expect(features).toContain(`${feature}=()`)
    for (const feature of features) expect(feature).toMatch(/^[a-z-]+=\(\)$/)
  })

  test('require HTTPS for two years', () => {
    expect(httpsOnlySeconds).toBe(2 * 365 * 24 * 60 * 60)
  })

  test('require HTTPS for every subdomain and before the first visit with preload', () => {
    expect(createSecurityHeaders(hashes, true)['Strict-Transport-Security']).toBe(
      'max-age=63072000; includeSubDomains; preload',
    )
  })
})

test.each([
  ['/_next/static/chunks/a.js', 'public, max-age=31536000, immutable', 'same-origin'],
  ['/art/letter.svg', 'public, max-age=86400, must-revalidate', 'same-origin'],
  ['/og/fr.png', 'public, max-age=86400, must-revalidate', 'cross-origin'],
  ['/', 'public, max-age=0, must-revalidate', 'same-origin'],
  ['/fr', 'public, max-age=0, must-revalidate', 'same-origin'],
  ['/locales/fr/translation.json', 'public, max-age=0, must-revalidate', 'same-origin'],
  ['/art', 'public, max-age=0, must-revalidate', 'same-origin'],
  ['/_next/other.js', 'public, max-age=0, must-revalidate', 'same-origin'],
  ['/x/og/fr.png', 'public, max-age=0, must-revalidate', 'same-origin'],
])('%s has Cache-Control “%s” and resource policy “%s”', (path, cacheControl, policy) => {
  expect([getCacheControl(path), getResourcePolicy(path)]).toEqual([cacheControl, policy])
  expect(getHeaders(path, hashes)).toEqual({
    ...createSecurityHeaders(hashes),
    'Cross-Origin-Resource-Policy': policy,
    'Cache-Control': cacheControl,
  })
})

test('path rules are for folders: each path ends with a slash and a star', () => {
  for (const { path } of [...cacheRules, ...sharingRules]) expect(path).toMatch(/^\/.*\/\*$/)
  expect([mustRevalidate, sameOrigin]).toEqual([getCacheControl('/'), getResourcePolicy('/')])
})

test.each([
  ['index.html', 'text/html; charset=utf-8'],
  ['a/style.css', 'text/css; charset=utf-8'],
  ['.well-known/security.txt', 'text/plain; charset=utf-8'],
  ['art/letter.svg', 'image/svg+xml'],
  ['manifest.webmanifest', 'application/manifest+json'],
  ['_headers', undefined],
])('the content type of %s is %s', (name, type) => {
  expect(getContentType(name)).toBe(type)
})

describe('redirects', () => {
  test('from aliases work with and without a trailing slash', () => {
    expect(addTrailingSlashes([{ from: '/terms', to: '/terms.html', status: 301 }])).toEqual([
      { from: '/terms', to: '/terms.html', status: 301 },
      { from: '/terms/', to: '/terms.html', status: 301 },
    ])
  })

  test('remove the trailing slash of landing pages, except the root', () => {
    expect(redirectFolders(['/', '/fr', '/terms.html'])).toEqual([{ from: '/fr/', to: '/fr', status: 301 }])
  })

  test('remove the trailing slash of files, also under their clean name', () => {
    expect(redirectFiles(['/', '/fr', '/terms.html', '/a.htmls.html'])).toEqual([
      { from: '/terms.html/', to: '/terms.html', status: 301 },
      { from: '/terms/', to: '/terms.html', status: 301 },
      { from: '/a.htmls.html/', to: '/a.htmls.html', status: 301 },
      { from: '/a.htmls/', to: '/a.htmls.html', status: 301 },
    ])
  })

  test('the site has these aliases; that of English is temporary', () => {
    expect(aliasRedirects).toEqual([
      { from: '/en', to: '/?lang=en', status: 302 },
      { from: '/en/', to: '/?lang=en', status: 302 },
      { from: '/terms', to: '/terms-and-conditions.html', status: 301 },
      { from: '/terms/', to: '/terms-and-conditions.html', status: 301 },
      { from: '/privacy', to: '/privacy-policy.html', status: 301 },
      { from: '/privacy/', to: '/privacy-policy.html', status: 301 },
    ])
  })

  test('lead to known pages only', () => {
    expect(pagePaths).toEqual(expect.arrayContaining(['/', '/fr', '/es', '/privacy-policy-fr.html']))
    expect(trailingSlashRedirects).toContainEqual({ from: '/fr/', to: '/fr', status: 301 })
    expect(redirects).toEqual([...aliasRedirects, ...trailingSlashRedirects, ...redirectFiles(pagePaths)])
    for (const { to } of redirects) expect(pagePaths).toContain(to.split('?')[0])
  })
})
