import { createContentSecurityPolicy, createSecurityHeaders, getHeaders, pagePaths, redirects } from './rules'

/* Other values are compared with those of vercel.json and CloudFront (delivery.test.ts). */

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

test('the policy allows own files and known inline content, and forbids frames in the header', () => {
  expect(createContentSecurityPolicy(hashes, { asMeta: true }).split('; ')).toEqual(policyOfPages)
  expect(createContentSecurityPolicy(hashes)).toBe([...policyOfPages, "frame-ancestors 'none'"].join('; '))
})

test('the policy forbids workers where the story is not', () => {
  const policy = createContentSecurityPolicy(hashes, { asMeta: true, hasWorker: false })
  expect(policy).toContain("; worker-src 'none';")
})

test('with preload, HTTPS is required for every subdomain and before the first visit', () => {
  const read = (preload: boolean) => createSecurityHeaders(hashes, preload)['Strict-Transport-Security']
  expect([read(false), read(true)]).toEqual([
    'max-age=63072000',
    'max-age=63072000; includeSubDomains; preload',
  ])
})

test.each([
  ['/_next/static/chunks/a.js', 'public, max-age=31536000, immutable', 'same-origin'],
  ['/og/fr.png', 'public, max-age=86400, must-revalidate', 'cross-origin'],
  ['/art', 'public, max-age=0, must-revalidate', 'same-origin'],
  ['/x/og/fr.png', 'public, max-age=0, must-revalidate', 'same-origin'],
])('%s has Cache-Control “%s” and resource policy “%s”', (path, cacheControl, policy) => {
  expect(getHeaders(path, hashes)).toMatchObject({
    'Cache-Control': cacheControl,
    'Cross-Origin-Resource-Policy': policy,
  })
})

test('redirects lead to known pages only, and the home page has none', () => {
  expect(redirects).toContainEqual({ from: '/en/', to: '/?lang=en', status: 302 })
  expect(redirects).toContainEqual({ from: '/fr/', to: '/fr', status: 301 })
  for (const { to } of redirects) expect(pagePaths).toContain(to.split('?')[0])
  for (const path of ['/', '//']) expect(redirects.map(({ from }) => from)).not.toContain(path)
})
