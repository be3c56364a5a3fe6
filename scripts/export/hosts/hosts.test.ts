import { hostileTargets, leavesKnownPages } from '@/testing/hostile-requests'
import { readHeaders } from './headers-file'
import * as hosts from './hosts'
import { knownPages } from './pages'
import {
  cacheControl,
  contentSecurityPolicy,
  guessed,
  redirects,
  resourcePolicy,
  securityHeaders,
  slashedFolders,
} from './rules'

const hashes = { scripts: ['c2NyaXB0'], styles: ['c3R5bGU='] }
const folders = ['_next', 'art', 'fr', 'locales', 'og']
const nginx = { root: '/srv/out', listen: '80', folder: '/srv/nginx' }

test('the known pages are those of the table of pages, without the base path', () => {
  expect(knownPages()).toEqual(expect.arrayContaining(['/', '/fr', '/es', '/privacy-policy-fr.html']))
})

test('every redirect leads to a known page', () => {
  for (const { to } of redirects) expect(knownPages()).toContain(to.split('?')[0])
  for (const page of knownPages().filter((path) => path !== '/'))
    expect(redirects).toContainEqual({ from: `${page}/`, to: page, status: 301 })
})

test('the policy allows nothing but the site’s own files and the known inline parts', () => {
  const policy = contentSecurityPolicy(hashes)
  expect(policy).toContain(
    "default-src 'none'; script-src 'self' 'sha256-c2NyaXB0'; style-src 'self' 'sha256-c3R5bGU='",
  )
  expect(policy).not.toMatch(/unsafe|https?:|\*/)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(contentSecurityPolicy(hashes, { asMeta: true })).not.toContain('frame-ancestors')
})

test('hashed files are cached for a year, art for a day, pages are revalidated', () => {
  expect(cacheControl('/_next/static/chunks/a.js')).toBe('public, max-age=31536000, immutable')
  expect(cacheControl('/art/hero-wide.svg')).toBe('public, max-age=86400, must-revalidate')
  for (const path of ['/', '/fr', '/locales/fr/translation.json', '/index.txt'])
    expect(cacheControl(path)).toBe('public, max-age=0, must-revalidate')
})

test('no header is in two blocks of _headers for one path: hosts would send both', () => {
  const headersOf = readHeaders(hosts.headersFile(hashes, folders))
  for (const path of [
    ...knownPages(),
    '/nothing',
    '/art/letter.svg',
    '/og/fr.png',
    '/_next/static/a.js',
    '/fr/',
  ]) {
    const headers = headersOf(path)
    const names = headers.map(([name]) => name)
    expect([path, names.length]).toEqual([path, new Set(names).size])
    expect(headers).toContainEqual(['Cross-Origin-Resource-Policy', resourcePolicy(path)])
  }
})

test('other sites may show the Open Graph pictures, on every host', () => {
  expect(resourcePolicy('/og/fr.png')).toBe('cross-origin')
  expect(resourcePolicy('/art/letter.svg')).toBe('same-origin')
  expect(hosts.nginxConf(hashes, nginx)).toContain('~^/og/ "cross-origin";')
  const { headers }: { headers: { source: string; headers: { key: string; value: string }[] }[] } =
    JSON.parse(hosts.vercelJson(hashes))
  const sent = (path: string) =>
    headers
      .filter(({ source }) => new RegExp(`^${source}$`).test(path))
      .flatMap((block) => block.headers)
      .filter(({ key }) => key === 'Cross-Origin-Resource-Policy')
      .map(({ value }) => value)
  for (const path of ['/', '/fr', '/og/fr.png', '/art/letter.svg'])
    expect([path, sent(path)]).toEqual([path, [resourcePolicy(path)]])
})

test('HTTPS is required for this domain only, until the owner decides otherwise', () => {
  expect(securityHeaders(hashes)['Strict-Transport-Security']).toBe('max-age=63072000')
  for (const { text } of hosts.cloudFrontPolicies(hashes))
    expect(JSON.parse(text).SecurityHeadersConfig.StrictTransportSecurity).toEqual({
      Override: true,
      AccessControlMaxAgeSec: 63_072_000,
      IncludeSubdomains: false,
      Preload: false,
    })
})

describe('nginx', () => {
  test('keeps its files in its own folder', () => {
    const conf = hosts.nginxConf(hashes, nginx)
    expect(conf).toContain('pid "/srv/nginx/nginx.pid";')
    expect(conf).not.toContain('/tmp')
  })

  test('uses brotli and HTTPS with HTTP/2 when the options name them', () => {
    expect(hosts.nginxConf(hashes, nginx)).not.toMatch(/brotli|ssl|http2/)
    const conf = hosts.nginxConf(hashes, {
      ...nginx,
      brotli: '/srv/brotli.so',
      tls: { certificate: '/srv/a.pem', key: '/srv/b.pem' },
    })
    expect(conf).toMatch(/^load_module "\/srv\/brotli\.so";$/m)
    expect(conf).toMatch(/listen 80 ssl http2;\s+ssl_certificate "\/srv\/a\.pem";/)
    expect(conf).toContain('brotli_static on;')
    expect(hosts.nginxConf(hashes, { ...nginx, brotli: 'on' })).not.toContain('load_module')
  })
})

test('exceeding a limit of the host stops the build with an error that names the limit', () => {
  const short = '/a 1 301'
  expect(() => hosts.checkLimits(hosts.headersFile(hashes, folders), hosts.redirectsFile())).not.toThrow()
  expect(() => hosts.checkLimits('/x\n  A: b\n'.repeat(101), short)).toThrow(
    '_headers has 101 rules; Cloudflare takes 100',
  )
  expect(() => hosts.checkLimits(`/x\n  A: ${'b'.repeat(2000)}\n`, short)).toThrow('takes 2,000')
  expect(() => hosts.checkLimits('/x\n', '/a /b 301\n'.repeat(2001))).toThrow('_redirects has 2001 rules')
  expect(() => hosts.checkLimits('/x\n', '/a/* /b 301\n'.repeat(101))).toThrow('100 with * or :')
})

test('every host gets every redirect and header', () => {
  const policy = contentSecurityPolicy(hashes)
  for (const text of [hosts.headersFile(hashes, folders), hosts.nginxConf(hashes, nginx)])
    expect(text).toContain(policy)
  expect(JSON.parse(hosts.vercelJson(hashes)).headers[0].headers[0].value).toBe(policy)
  for (const { text } of hosts.cloudFrontPolicies(hashes))
    expect(JSON.parse(text).SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy).toBe(policy)
  for (const { from } of redirects)
    for (const text of [hosts.nginxConf(hashes, nginx), hosts.vercelJson(hashes)])
      expect(text).toContain(`${from}${text.startsWith('{') ? '"' : ' '}`)
  // Cloudflare and Netlify handle files with a final slash themselves.
  for (const { from } of [...guessed, ...slashedFolders]) expect(hosts.redirectsFile()).toContain(`${from} `)
})

describe('CloudFront', () => {
  let handler: (event: object) => {
    uri: string
    statusCode: number
    headers: { location: { value: string } }
  }
  beforeEach(() => {
    handler = new Function(`${hosts.cloudFrontFunction()}; return handler`)()
  })
  type Field = { value: string; multiValue?: { value: string }[] }
  /** The query of a CloudFront event. */
  const querystring = (query: string) => {
    const fields: Record<string, Field> = {}
    for (const pair of query.split('&').filter(Boolean)) {
      const [name = '', ...rest] = pair.split('=')
      const item = { value: rest.join('=') }
      const earlier = fields[name]
      fields[name] = earlier ? { ...item, multiValue: [...(earlier.multiValue ?? [earlier]), item] } : item
    }
    return fields
  }
  const answer = (target: string) => {
    const [uri, ...rest] = target.split('?')
    return handler({ request: { uri, querystring: querystring(rest.join('?')) } })
  }

  test.each([
    ['/', '/index.html'],
    ['/fr', '/fr.html'],
    ['/privacy-policy-fr.html', '/privacy-policy-fr.html'],
    ['/art/letter.svg', '/art/letter.svg'],
    ['/nothing', '/nothing.html'],
    ['/nothing/', '/nothing/'],
    ['//evil.example/', '//evil.example/'],
  ])('%s is the file %s', (uri, file) => {
    expect(answer(uri).uri).toBe(file)
  })

  test('final slashes and guessed addresses are redirected', () => {
    for (const { from, to, status } of redirects)
      expect(answer(from)).toMatchObject({ statusCode: status, headers: { location: { value: to } } })
  })

  test.each([
    ['/fr/?lang=es&utm_source=x', '/fr?lang=es&utm_source=x'],
    ['/en?utm_source=x', '/?lang=en&utm_source=x'],
    ['/terms?a=1&a=2&b', '/terms-and-conditions.html?a=1&a=2&b'],
    ['/fr/?q=%C3%A9%20%25&r=a"b', '/fr?q=%C3%A9%20%25&r=a%22b'],
  ])('%s redirects to %s: the query is kept', (target, location) => {
    expect(answer(target).headers.location.value).toBe(location)
  })

  test('two thousand hostile requests are redirected only to known pages', () => {
    const locations = hostileTargets(2_000)
      .map((target) => answer(target).headers?.location.value)
      .filter((location) => location !== undefined)
    expect(locations.length).toBeGreaterThan(0)
    expect(locations.filter(leavesKnownPages)).toEqual([])
    expect(locations.filter((location) => !/^[!-~]+$/.test(location))).toEqual([])
  })

  test('there is a policy for each cache behaviour, with its Cache-Control', () => {
    const policies = hosts.cloudFrontPolicies(hashes)
    const custom = ({ text }: { text: string }) => {
      const items: { Header: string; Value: string }[] = JSON.parse(text).CustomHeadersConfig.Items
      return Object.fromEntries(items.map(({ Header, Value }) => [Header, Value]))
    }
    expect(policies.map(({ pattern }) => pattern)).toEqual(['*', '/_next/static/*', '/art/*', '/og/*'])
    expect(new Set(policies.map(({ text }) => JSON.parse(text).Name)).size).toBe(policies.length)
    for (const policy of policies) {
      const path = policy.pattern.replace('*', 'x')
      expect(custom(policy)).toMatchObject({
        'Cache-Control': cacheControl(path),
        'Cross-Origin-Resource-Policy': resourcePolicy(path),
      })
    }
  })
})
