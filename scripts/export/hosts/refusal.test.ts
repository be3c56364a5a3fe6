import { pathOf, queryOf, refusal } from './refusal'

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
])('%j is refused with %s', (url, status) => {
  expect(refusal('GET', url)).toBe(status)
})

test('only GET and HEAD are answered', () => {
  expect(refusal('HEAD', '/')).toBeUndefined()
  expect(refusal('POST', '/')).toBe(405)
})

test('path and query of a URL are not decoded', () => {
  expect([pathOf('/a?b?c'), queryOf('/a?b?c')]).toEqual(['/a', 'b?c'])
  expect([pathOf('/a'), queryOf('/a')]).toEqual(['/a', ''])
})
