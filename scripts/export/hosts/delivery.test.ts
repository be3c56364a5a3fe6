import { readFileSync } from 'node:fs'
import { formatHeadersFile } from './headers-and-redirects'
import {
  aliasRedirects,
  createSecurityHeaders,
  framePolicy,
  getHeaders,
  mustRevalidate,
  pagePaths,
  sameOrigin,
} from './rules'

/*
 * Reads the files for each host as the host does, and compares what it would send with the rules. `npm test -- all` tests
 * nginx and Cloudflare's redirects with the real programs.
 */
const hashes = { scripts: ['c2NyaXB0'], styles: ['c3R5bGU='] }
const samplePaths = [
  ...pagePaths,
  '/nothing',
  '/art/letter.svg',
  '/og/fr.png',
  '/_next/static/chunks/a.js',
  '/locales/fr/translation.json',
]
/** Converts headers to an object. Fails if a header occurs twice. */
function toRecord(headers: [name: string, value: string][]) {
  expect(headers.map(([name]) => name)).toEqual([...new Set(headers.map(([name]) => name))])
  return Object.fromEntries(headers)
}
/** These hosts send this header unless a rule sends another. */
const defaults = { 'Cache-Control': mustRevalidate }

test.each(samplePaths)('Cloudflare and Netlify send the headers of %s', (path) => {
  const blocks = formatHeadersFile(hashes, ['_next', 'art', 'fr', 'locales', 'og']).matchAll(
    /^(\/.*)\n((?: {2}.*\n)+)/gm,
  )
  const headers = [...blocks]
    // `*` is the rest of a path, `:name` one segment.
    .filter(([, block = '']) =>
      new RegExp(`^${block.replaceAll('*', '.*').replaceAll(/:\w+/g, '[^/]+')}$`).test(path),
    )
    .flatMap(([, , lines = '']) => [...lines.matchAll(/^ {2}(.+?): (.*)$/gm)])
    .map(([, name = '', value = '']) => [name, value] as [string, string])
  expect({ ...defaults, ...toRecord(headers) }).toEqual(getHeaders(path, hashes))
})

test('Netlify builds with the project’s command on its Node version, and does not change pages', () => {
  const text = readFileSync('netlify.toml', 'utf8')
  expect(text).toContain('[build]\ncommand = "npm run build"\npublish = "out"\n')
  expect(text).toContain(`\nNODE_VERSION = "${readFileSync('.nvmrc', 'utf8').trim()}"\n`)
  expect(text).toContain('[build.processing]\nskip_processing = true\n')
})

interface VercelConfig {
  headers: { source: string; headers: { key: string; value: string }[] }[]
  redirects: object[]
}
const vercel: VercelConfig = JSON.parse(readFileSync('vercel.json', 'utf8'))

test.each(samplePaths)('Vercel sends the headers of %s; the page has the rest of the policy', (path) => {
  const headers = vercel.headers
    .filter(({ source }) => new RegExp(`^${source}$`).test(path))
    .flatMap((rule) => rule.headers.map(({ key, value }) => [key, value] as [string, string]))
  expect({ ...defaults, ...toRecord(headers) }).toEqual({
    ...getHeaders(path, hashes),
    'Content-Security-Policy': framePolicy,
  })
})

test('Vercel redirects aliases, and builds without its Next.js adapter and middleware.ts', () => {
  expect(vercel).toMatchObject({ framework: null, buildCommand: 'npm run build', outputDirectory: 'out' })
  expect(readFileSync('.vercelignore', 'utf8').split('\n')).toContain('/middleware.ts')
  expect(vercel.redirects).toEqual(
    aliasRedirects.map(({ from, to, status }) => ({ source: from, destination: to, statusCode: status })),
  )
})

test('CloudFront sends the security headers; the page has the rest of the policy', () => {
  const text = readFileSync('scripts/export/hosts/cloudfront-headers.json', 'utf8')
  const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } = JSON.parse(text)
  const { 'Content-Security-Policy': _policy, ...headers } = createSecurityHeaders(hashes)
  const { AccessControlMaxAgeSec, IncludeSubdomains, Preload } = security.StrictTransportSecurity
  expect(security.ContentSecurityPolicy.ContentSecurityPolicy).toBe(framePolicy)
  expect(IncludeSubdomains).toBe(Preload)
  expect(custom.Quantity).toBe(custom.Items.length)
  expect({
    'Strict-Transport-Security': `max-age=${AccessControlMaxAgeSec}${Preload ? '; includeSubDomains; preload' : ''}`,
    'X-Content-Type-Options': security.ContentTypeOptions && 'nosniff',
    'X-Frame-Options': security.FrameOptions.FrameOption,
    'Referrer-Policy': security.ReferrerPolicy.ReferrerPolicy,
    ...toRecord(custom.Items.map(({ Header, Value }: Record<string, string>) => [Header, Value])),
  }).toEqual({ ...headers, 'Cross-Origin-Resource-Policy': sameOrigin })
})
