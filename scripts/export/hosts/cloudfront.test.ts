import { getExpectedHeaders, sampleHashes, samplePaths, toHeaderRecord } from '@/testing/expected-headers'
import { generateHostileTargets, leadsToUnknownPage } from '@/testing/hostile-requests'
import { createCloudFrontFunction, createCloudFrontPolicies } from './cloudfront'
import { getCacheControl, redirects } from './rules'

/** Reads the headers that the policy of a path's behaviour sends. */
function readHeaders(path: string) {
  const matching = createCloudFrontPolicies(sampleHashes).filter(({ pattern }) =>
    path.startsWith(pattern.replace('*', '')),
  )
  const text = matching.at(-1)?.text ?? ''
  const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } = JSON.parse(text)
  expect(custom.Quantity).toBe(custom.Items.length)
  for (const part of [...custom.Items, ...Object.values(security)]) expect(part.Override).toBe(true)
  const { AccessControlMaxAgeSec, IncludeSubdomains, Preload } = security.StrictTransportSecurity
  expect([IncludeSubdomains, Preload]).toEqual([false, false])
  return toHeaderRecord([
    ['Content-Security-Policy', security.ContentSecurityPolicy.ContentSecurityPolicy],
    ['Strict-Transport-Security', `max-age=${AccessControlMaxAgeSec}`],
    ['X-Content-Type-Options', security.ContentTypeOptions ? 'nosniff' : ''],
    ['X-Frame-Options', security.FrameOptions.FrameOption],
    ['Referrer-Policy', security.ReferrerPolicy.ReferrerPolicy],
    ...custom.Items.map(({ Header, Value }: { Header: string; Value: string }) => [Header, Value]),
  ])
}

test.each(samplePaths)('sends the headers of %s', (path) => {
  expect(readHeaders(path)).toEqual(getExpectedHeaders(path))
})

test('has one named policy for each behaviour', () => {
  const policies = createCloudFrontPolicies(sampleHashes)
  expect(policies.map(({ pattern, name }) => [pattern, name])).toEqual([
    ['*', 'nori'],
    ['/_next/static/*', 'nori-next-static'],
    ['/art/*', 'nori-art'],
    ['/og/*', 'nori-og'],
  ])
  for (const { name, text } of policies) {
    expect(JSON.parse(text).Name).toBe(name)
    expect(text).toMatch(/\}\n$/)
  }
})

let handler: (event: object) => {
  uri: string
  statusCode: number
  headers: { location: { value: string } }
}
beforeEach(() => {
  handler = new Function(`${createCloudFrontFunction()}; return handler`)()
})
type Field = { value: string; multiValue?: { value: string }[] }
/** Creates the `querystring` of a CloudFront event. */
const toQueryString = (query: string) => {
  const fields: Record<string, Field> = {}
  for (const pair of query.split('&').filter(Boolean)) {
    const [name = '', ...rest] = pair.split('=')
    const item = { value: rest.join('=') }
    const earlier = fields[name]
    fields[name] = earlier ? { ...item, multiValue: [...(earlier.multiValue ?? [earlier]), item] } : item
  }
  return fields
}
const handle = (target: string) => {
  const [uri, ...rest] = target.split('?')
  return handler({ request: { uri, querystring: toQueryString(rest.join('?')) } })
}

test.each([
  ['/', '/index.html'],
  ['/fr', '/fr.html'],
  ['/privacy-policy-fr.html', '/privacy-policy-fr.html'],
  ['/art/letter.svg', '/art/letter.svg'],
  ['/nothing', '/nothing.html'],
  ['/nothing/', '/nothing/'],
  ['//evil.example/', '//evil.example/'],
])('serves %s with the file %s', (uri, file) => {
  expect(handle(uri).uri).toBe(file)
})

test('redirects aliases and trailing slashes', () => {
  for (const { from, to, status } of redirects)
    expect(handle(from)).toMatchObject({ statusCode: status, headers: { location: { value: to } } })
})

test.each([
  ['/fr/?lang=es&utm_source=x', '/fr?lang=es&utm_source=x'],
  ['/en?utm_source=x', '/?lang=en&utm_source=x'],
  ['/terms?a=1&a=2&b', '/terms-and-conditions.html?a=1&a=2&b'],
  ['/fr/?q=%C3%A9%20%25&r=a"b', '/fr?q=%C3%A9%20%25&r=a%22b'],
])('redirects %s to %s, with the query', (target, location) => {
  expect(handle(target).headers.location.value).toBe(location)
})

test('redirects 2,000 hostile requests to known pages only', () => {
  const locations = generateHostileTargets(2_000)
    .map((target) => handle(target).headers?.location.value)
    .filter((location) => location !== undefined)
  expect(locations.length).toBeGreaterThan(0)
  expect(locations.filter(leadsToUnknownPage)).toEqual([])
  expect(locations.filter((location) => !/^[!-~]+$/.test(location))).toEqual([])
})

test('browsers revalidate redirects', () => {
  expect(handle('/terms')).toMatchObject({
    statusCode: 301,
    statusDescription: expect.stringMatching(/\S/),
    headers: { 'cache-control': { value: getCacheControl('/') } },
  })
})
