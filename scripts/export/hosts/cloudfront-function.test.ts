import { readFileSync } from 'node:fs'
import { hostileTargets, leadsToUnknownPage } from '@/testing/hostile-requests'
import { aliasRedirects, getCacheControl } from './rules'

type Outcome = {
  uri?: string
  statusCode?: number
  headers?: Record<'location' | 'cache-control', { value: string }>
}
const source = readFileSync('scripts/export/hosts/cloudfront-function.js', 'utf8')
const handler: (event: object) => Outcome = new Function(`${source}; return handler`)()
/** Calls the function as CloudFront does. */
function handle(target: string) {
  const [uri = ''] = target.split('?', 1)
  const query = target.includes('?') ? target.slice(uri.length + 1) : undefined
  return handler({ request: { uri, rawQueryString: () => query } })
}

test.each([
  ['/', '/index.html'],
  ['/fr', '/fr.html'],
  ['/fr/', '/fr/index.html'],
  ['/privacy-policy-fr.html', '/privacy-policy-fr.html'],
  ['//evil.example/', '//evil.example/index.html'],
])('serves %s with the file %s', (path, file) => {
  expect(handle(path)).toMatchObject({ uri: file })
})

test('makes the redirects of the delivery rules, which browsers revalidate, and keeps the query', () => {
  for (const { from, to, status } of aliasRedirects) {
    const headers = { location: { value: to }, 'cache-control': { value: getCacheControl('/') } }
    expect(handle(from)).toMatchObject({ statusCode: status, headers })
    const location = handle(`${from}?a=%C3%A9&b`).headers?.location.value
    expect(location).toBe(`${to}${to.includes('?') ? '&' : '?'}a=%C3%A9&b`)
  }
})

test('redirects hostile requests to known pages only', () => {
  const aliasesWithQuery = hostileTargets.map((target) => target.replace(/^[^?]*/, '/terms'))
  const locations = [...hostileTargets, ...aliasesWithQuery].flatMap(
    (target) => handle(target).headers?.location.value ?? [],
  )
  expect(locations.length).toBeGreaterThanOrEqual(hostileTargets.length)
  expect(locations.filter(leadsToUnknownPage)).toEqual([])
})
