import { hashes } from '@/testing/ruled-headers'
import { checkPolicy, cloudFrontPolicies } from './cloudfront'

/* CloudFront's quotas on headers (docs.aws.amazon.com, Amazon CloudFront Developer Guide, Quotas). */
const text = (length: number) => 'a'.repeat(length)
const headers = (count: number, length: number) =>
  Array.from({ length: count }, (_, index) => [`X-${index}`, text(length)] as [string, string])

test.each([
  ['the longest policy', text(1783), headers(1, 1)],
  ['ten headers', '', headers(10, 100)],
  ['the longest header', '', headers(1, 1783)],
  ['the longest headers together', '', headers(10, 1021)],
])('CloudFront takes %s', (_, policy, custom) => {
  expect(() => checkPolicy('nori', policy, custom)).not.toThrow()
})

test.each([
  ['a longer policy', text(1784), headers(1, 1), 'a Content-Security-Policy of 1784 characters'],
  ['a header more', '', headers(11, 1), '11 custom headers'],
  ['a longer header', '', headers(1, 1784), 'a X-0 of 1784 characters'],
  [
    'longer headers together',
    '',
    [...headers(9, 1021), ['X-9', text(1022)] as [string, string]],
    'custom headers of 10241',
  ],
])('CloudFront does not take %s', (_, policy, custom, what) => {
  expect(() => checkPolicy('nori', policy, custom)).toThrow(`policy nori has ${what}`)
})

test('the site’s policies are checked: twenty inline scripts fit, forty don’t', () => {
  const many = (count: number) => ({
    scripts: Array.from({ length: count }, (_, index) => `${text(42)}${index}=`),
    styles: [],
  })
  expect(() => cloudFrontPolicies(hashes)).not.toThrow()
  expect(() => cloudFrontPolicies(many(20))).not.toThrow()
  expect(() => cloudFrontPolicies(many(40))).toThrow('Content-Security-Policy')
})
