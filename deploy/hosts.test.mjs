import * as hosts from './hosts.mjs'
import { cacheControl, contentSecurityPolicy, redirects } from './rules.mjs'

const hashes = { scripts: ['c2NyaXB0'], styles: ['c3R5bGU='] }

test('the policy allows nothing but the site’s own files and the known inline parts', () => {
  const policy = contentSecurityPolicy(hashes)
  expect(policy).toContain(
    "default-src 'none'; script-src 'self' 'sha256-c2NyaXB0'; style-src 'self' 'sha256-c3R5bGU='",
  )
  expect(policy).not.toMatch(/unsafe|https?:|\*/)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(contentSecurityPolicy(hashes, { asMeta: true })).not.toContain('frame-ancestors')
})

test('hashed files are kept for a year, art for a day, pages are asked for anew', () => {
  expect(cacheControl('/_next/static/chunks/a.js')).toBe('public, max-age=31536000, immutable')
  expect(cacheControl('/art/hero-wide.svg')).toBe('public, max-age=86400, must-revalidate')
  for (const path of ['/', '/fr', '/locales/fr/translation.json', '/index.txt'])
    expect(cacheControl(path)).toBe('public, max-age=0, must-revalidate')
})

test('no header stands in two blocks of _headers: hosts would send both', () => {
  const names = hosts.headersFile(hashes).match(/(?<=^ {2})[\w-]+(?=:)/gm)
  const others = names.filter((name) => name !== 'Cache-Control')
  expect(new Set(others).size).toBe(others.length)
})

test('a limit of the host stops the build and says which', () => {
  const short = '/a 1 301'
  expect(() => hosts.checkLimits(hosts.headersFile(hashes), hosts.redirectsFile())).not.toThrow()
  expect(() => hosts.checkLimits('/x\n  A: b\n'.repeat(101), short)).toThrow(
    '_headers has 101 rules; Cloudflare takes 100',
  )
  expect(() => hosts.checkLimits(`/x\n  A: ${'b'.repeat(2000)}\n`, short)).toThrow('takes 2,000')
  expect(() => hosts.checkLimits('/x\n', '/a /b 301\n'.repeat(2001))).toThrow('_redirects has 2001 rules')
  expect(() => hosts.checkLimits('/x\n', '/a/* /b 301\n'.repeat(101))).toThrow('100 with * or :')
})

test('every host gets every redirect and header', () => {
  const policy = contentSecurityPolicy(hashes)
  for (const text of [hosts.headersFile(hashes), hosts.nginxConf(hashes, { root: '/srv', listen: '80' })])
    expect(text).toContain(policy)
  expect(JSON.parse(hosts.vercelJson(hashes)).headers[0].headers[0].value).toBe(policy)
  expect(
    JSON.parse(hosts.cloudFrontPolicy(hashes)).SecurityHeadersConfig.ContentSecurityPolicy
      .ContentSecurityPolicy,
  ).toBe(policy)
  for (const { from } of redirects)
    for (const text of [
      hosts.redirectsFile(),
      hosts.nginxConf(hashes, { root: '/srv', listen: '80' }),
      hosts.vercelJson(hashes),
      hosts.cloudFrontFunction(),
    ])
      expect(text).toContain(from)
})

describe('the CloudFront function', () => {
  const handler = new Function(`${hosts.cloudFrontFunction()}; return handler`)()
  const answer = (uri) => handler({ request: { uri } })

  test.each([
    ['/', '/index.html'],
    ['/fr', '/fr.html'],
    ['/privacy-policy-fr.html', '/privacy-policy-fr.html'],
    ['/art/letter.svg', '/art/letter.svg'],
    ['/nothing', '/nothing.html'],
  ])('%s is the file %s', (uri, file) => {
    expect(answer(uri).uri).toBe(file)
  })

  test('slashes at the end and guessed addresses lead on', () => {
    expect(answer('/fr/')).toMatchObject({ statusCode: 301, headers: { location: { value: '/fr' } } })
    expect(answer('/en')).toMatchObject({ statusCode: 302, headers: { location: { value: '/?lang=en' } } })
  })
})
