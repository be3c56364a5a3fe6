/** @jest-environment node */

import { smallExport } from '@/testing/small-export'
import { readBuild } from './build'
import { cureOf } from './cures'
import { kinds } from './finding'
import type { HostName } from './hosts'
import { hostOf, hosts, isHost, limitsOf } from './hosts'
import { forbidden } from './policy'
import { checkConnection } from './transport'

const hostNames = Object.keys(hosts) as HostName[]

describe('the export', () => {
  const { build, remove } = smallExport()
  afterAll(remove)
  const of = (name: string) =>
    build.delivered
      .filter((file) => file.name === name)
      .map(({ path, kind, isCompressed }) => [path, kind, isCompressed])

  test.each([
    [
      'index.html',
      [
        ['/', 'page', true],
        ['/index.html', 'copy', true],
      ],
    ],
    [
      'fr.html',
      [
        ['/fr', 'page', true],
        ['/fr.html', 'copy', true],
      ],
    ],
    ['fr/index.html', [['/fr/index.html', 'copy', true]]],
    ['privacy-policy.html', [['/privacy-policy.html', 'page', true]]],
    ['og/fr.png', [['/og/fr.png', 'file', false]]],
    ['art/letter.svg', [['/art/letter.svg', 'file', true]]],
    ['404.html', []],
    ['_headers', []],
    ['fr.html.gz', []],
  ])('delivers %s at %j', (name, addresses) => {
    expect(of(name)).toEqual(addresses)
  })

  test('that is missing is said with what to do', () => {
    expect(() => readBuild('/nowhere', '/nowhere/rules.json')).toThrow(
      /no export in \/nowhere.*npm run build/,
    )
  })
})

describe('hosts', () => {
  test.each([
    ['cloudflare', { 'cf-ray': '8', server: 'nginx' }],
    ['netlify', { 'x-nf-request-id': '1', server: 'Netlify' }],
    ['vercel', { 'x-vercel-id': 'iad1::1' }],
    ['cloudfront', { 'x-amz-cf-id': '1', server: 'AmazonS3' }],
    ['github', { 'x-github-request-id': '1' }],
    ['nginx', { server: 'nginx/1.22.1' }],
    ['other', { server: 'Apache' }],
  ])('%s is recognised by %j', (name, headers) => {
    const sent = new Map(Object.entries(headers))
    expect(hostOf((header) => [sent.get(header) ?? []].flat())).toBe(name)
    expect(isHost(name)).toBe(true)
  })

  test('no other word is a host', () => {
    for (const word of ['', 'apache', 'constructor', '__proto__']) expect(isHost(word)).toBe(false)
  })

  test('every host has a cure for every kind, in one line, and limits that are kinds', () => {
    for (const host of hostNames) {
      for (const kind of Object.keys(kinds) as (keyof typeof kinds)[])
        expect(cureOf(host, kind)).toMatch(/^\S[^\n]{8,180}[^.\n]$/)
      for (const kind of Object.keys(limitsOf(host))) expect(Object.keys(kinds)).toContain(kind)
    }
  })
})

describe('what a policy forbids', () => {
  const page =
    '<html><head><script data-own>1</script><style>p{}</style><style>a{}</style></head><body></body></html>'
  const script = "'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='"

  test.each([
    ["script-src 'unsafe-inline'; style-src 'unsafe-inline'", []],
    [`script-src ${script}; style-src 'unsafe-inline'`, []],
    [`default-src ${script}; style-src 'unsafe-inline'`, []],
    [
      `script-src 'unsafe-inline' 'nonce-a'; style-src 'unsafe-inline'`,
      ['1 inline script is not in the policy'],
    ],
    [
      "script-src 'self'; style-src 'self'",
      ['1 inline script is not in the policy', '2 inline style sheets are not in the policy'],
    ],
    ['', ['1 inline script is not in the policy', '2 inline style sheets are not in the policy']],
  ])('%s: %j', (policy, texts) => {
    expect(forbidden(page, policy)).toEqual(texts)
  })
})

describe('a connection', () => {
  const now = Date.parse('2026-03-01T00:00:00Z')
  const inDays = (days: number) => new Date(now + days * 86_400_000)
  const good = { endsAt: inDays(60), error: '', protocol: 'h2' as const }

  test.each([
    [good, []],
    [{ ...good, endsAt: inDays(21) }, []],
    [{ ...good, endsAt: inDays(20.9) }, [['certificate', 'the certificate ends on 2026-03-21, in 20 days']]],
    [{ ...good, endsAt: inDays(-1) }, [['certificate', 'the certificate ends on 2026-02-28, in -1 days']]],
    [{ ...good, error: 'SELF_SIGNED' }, [['certificate', 'browsers refuse the certificate (SELF_SIGNED)']]],
    [{ ...good, protocol: 'http/1.1' }, [['http2', 'no HTTP/2']]],
  ])('%j', (connection, findings) => {
    const found: string[][] = []
    checkConnection(
      connection,
      'https://nori.example/',
      (kind, _, what) => void found.push([kind, what]),
      now,
    )
    expect(found).toEqual(findings)
  })
})
