import {
  createContentSecurityPolicy,
  createSecurityHeaders,
  getContentType,
  getHeaders,
  pagePaths,
  redirects,
} from './rules'

const hashes = { scripts: ['c2NyaXB0', 'b3RoZXI='], styles: ['c3R5bGU='] }
const policyOfPages = [
  "default-src 'none'",
  "script-src 'self' 'sha256-c2NyaXB0' 'sha256-b3RoZXI='",
  "style-src 'self' 'sha256-c3R5bGU='",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
]

describe('the content security policy', () => {
  test('allows own files and known inline content, and forbids frames', () => {
    expect(createContentSecurityPolicy(hashes).split('; ')).toEqual([
      ...policyOfPages,
      "frame-ancestors 'none'",
    ])
  })

  test('has only directives that browsers accept there in a meta element', () => {
    expect(createContentSecurityPolicy(hashes, { asMeta: true }).split('; ')).toEqual(policyOfPages)
  })
})

describe('security headers', () => {
  test('are the same for every response, and require HTTPS for two years', () => {
    const { 'Permissions-Policy': permissions, ...headers } = createSecurityHeaders(hashes, false)
    expect(headers).toEqual({
      'Content-Security-Policy': createContentSecurityPolicy(hashes),
      'Strict-Transport-Security': `max-age=${2 * 365 * 24 * 60 * 60}`,
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
  ['/art', 'public, max-age=0, must-revalidate', 'same-origin'],
  ['/x/og/fr.png', 'public, max-age=0, must-revalidate', 'same-origin'],
])('%s has Cache-Control “%s” and resource policy “%s”', (path, cacheControl, policy) => {
  expect(getHeaders(path, hashes)).toEqual({
    ...createSecurityHeaders(hashes),
    'Cross-Origin-Resource-Policy': policy,
    'Cache-Control': cacheControl,
  })
})

test.each([
  ['index.html', 'text/html; charset=utf-8'],
  ['.well-known/security.txt', 'text/plain; charset=utf-8'],
  ['art/letter.svg', 'image/svg+xml'],
  ['_headers', undefined],
])('the content type of %s is %s', (name, type) => {
  expect(getContentType(name)).toBe(type)
})

test.each([
  ['/en', '/?lang=en', 302],
  ['/en/', '/?lang=en', 302],
  ['/terms', '/terms-and-conditions.html', 301],
  ['/fr/', '/fr', 301],
  ['/privacy-policy-fr.html/', '/privacy-policy-fr.html', 301],
  ['/privacy-policy-fr/', '/privacy-policy-fr.html', 301],
])('%s redirects to %s with status %d', (from, to, status) => {
  expect(redirects.filter((redirect) => redirect.from === from)).toEqual([{ from, to, status }])
})

test('redirects lead to known pages only, and the home page has none', () => {
  for (const { to } of redirects) expect(pagePaths).toContain(to.split('?')[0])
  for (const path of ['/', '//']) expect(redirects.map(({ from }) => from)).not.toContain(path)
})
