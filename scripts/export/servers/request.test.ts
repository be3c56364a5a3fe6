import { findRequestError, splitUrl } from './request'

test.each([
  ['/', undefined],
  ['//', undefined],
  ['/privacy-policy.html?a=%', undefined],
  ['/caf%C3%A9', undefined],
  ['*', 400],
  ['http://evil.example/', 400],
  ['/%', 400],
  ['/%FF', 400],
  ['/%00', 400],
  ['/%0d%0aLocation:x', 400],
  ['/\x01', 400],
  ['', 400],
  ['/a?b=%00', undefined],
  [`/${'a'.repeat(4_095)}`, undefined],
  [`/${'a'.repeat(4_096)}`, 414],
  [`/${'a'.repeat(5_000)}`, 414],
])('a request for %j is rejected with %s', (url, status) => {
  expect(findRequestError('GET', url)).toBe(status)
})

test('accepts GET and HEAD only', () => {
  expect(findRequestError('HEAD', '/')).toBeUndefined()
  expect(findRequestError('POST', '/')).toBe(405)
})

test('splits path and query without decoding them', () => {
  expect(splitUrl('/a?b?c')).toEqual({ path: '/a', query: 'b?c' })
  expect(splitUrl('/a%20b')).toEqual({ path: '/a%20b', query: '' })
})
