import { filePages, landingPages } from '@/lib/pages'
import {
  cacheControl,
  cacheRules,
  contentSecurityPolicy,
  guessed,
  httpsOnlySeconds,
  knownPages,
  redirects,
  resourcePolicy,
  revalidated,
  securityHeaders,
  sharingRules,
  slashedFolders,
  unshared,
} from './rules'

const hashes = { scripts: ['c2NyaXB0', 'b3RoZXI='], styles: ['c3R5bGU='] }
/** A policy as its directives. */
const directives = (...policy: Parameters<typeof contentSecurityPolicy>) =>
  Object.fromEntries(
    contentSecurityPolicy(...policy)
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ')
        return [name, sources]
      }),
  )
const directivesOfMeta = {
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

test('the policy lets a page have its own files and known inline parts, and be framed nowhere', () => {
  expect(directives(hashes)).toEqual({ ...directivesOfMeta, 'frame-ancestors': ["'none'"] })
  expect(directives(hashes, { asMeta: false })).toEqual(directives(hashes))
  expect(directives({ scripts: [], styles: [] })).toMatchObject({
    'script-src': ["'self'"],
    'style-src': ["'self'"],
  })
})

test('in a page, the policy leaves out what browsers take from headers alone', () => {
  expect(directives(hashes, { asMeta: true })).toEqual(directivesOfMeta)
})

test('the headers of every answer are these', () => {
  const { 'Permissions-Policy': permissions, ...headers } = securityHeaders(hashes)
  expect(headers).toEqual({
    'Content-Security-Policy': contentSecurityPolicy(hashes),
    'Strict-Transport-Security': `max-age=${httpsOnlySeconds}`,
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

test('HTTPS is asked for during two years', () => {
  expect(httpsOnlySeconds).toBe(2 * 365 * 24 * 60 * 60)
})

test('once the owner decides so, HTTPS is for every subdomain and before the first visit', async () => {
  jest.resetModules()
  jest.doMock('@/lib/site', () => ({ hstsPreload: true }))
  const later = await import('./rules')
  expect(later.securityHeaders(hashes)['Strict-Transport-Security']).toBe(
    `max-age=${httpsOnlySeconds}; includeSubDomains; preload`,
  )
  jest.dontMock('@/lib/site')
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
])('%s is kept for %s and is for %s', (path, kept, shared) => {
  expect([cacheControl(path), resourcePolicy(path)]).toEqual([kept, shared])
})

test('rules are for folders: each path ends with a star after a slash', () => {
  for (const { path } of [...cacheRules, ...sharingRules]) expect(path).toMatch(/^\/.*\/\*$/)
  expect([revalidated, unshared]).toEqual([cacheControl('/'), resourcePolicy('/')])
})

test('guessed addresses lead on with and without a slash, that of English not for ever', () => {
  expect(guessed).toEqual([
    { from: '/en', to: '/?lang=en', status: 302 },
    { from: '/en/', to: '/?lang=en', status: 302 },
    { from: '/terms', to: '/terms-and-conditions.html', status: 301 },
    { from: '/terms/', to: '/terms-and-conditions.html', status: 301 },
    { from: '/privacy', to: '/privacy-policy.html', status: 301 },
    { from: '/privacy/', to: '/privacy-policy.html', status: 301 },
  ])
})

test('a page with a slash at its end leads to the page, under its clean name too', () => {
  const folders = landingPages
    .map(({ route }) => route)
    .filter((address) => address !== '/')
    .map((address) => ({ from: `${address}/`, to: address, status: 301 }))
  const files = filePages.flatMap(({ route, slug }) => [
    { from: `${route}/`, to: route, status: 301 },
    { from: `/${slug}/`, to: route, status: 301 },
  ])
  expect(slashedFolders).toEqual(folders)
  expect(redirects).toEqual([...guessed, ...folders, ...files])
  expect(knownPages()).toEqual(expect.arrayContaining(['/', '/fr', '/es', '/privacy-policy-fr.html']))
  for (const { to } of redirects) expect(knownPages()).toContain(to.split('?')[0])
})
