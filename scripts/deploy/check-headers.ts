import { extname } from 'node:path'
import type { Hashes } from '../export/hosts/rules'
import {
  createSecurityHeaders,
  framePolicy,
  getCacheControl,
  getResourcePolicy,
  mediaTypes,
} from '../export/hosts/rules'
import type { Report } from './finding'
import type { SiteResponse } from './request'

const synonyms: Record<string, string[]> = {
  'text/javascript': ['application/javascript'],
  'image/x-icon': ['image/vnd.microsoft.icon'],
  'application/xml': ['text/xml'],
}

/** Checks the content type and its character set. @param name of the file */
export function checkType({ url, headers }: SiteResponse, name: string, report: Report) {
  const expected = mediaTypes[extname(name)]
  if (!expected) return
  const contentType = headers.get('content-type') ?? ''
  const [type = '', charset] = contentType.toLowerCase().replaceAll(/[\s"]/g, '').split(';charset=')
  // Pages, and security.txt, which must name it (RFC 9116).
  const needsCharset = ['text/html', 'text/plain'].includes(expected)
  const isExpectedType = type === expected || synonyms[expected]?.includes(type)
  const isExpectedCharset = charset ? charset === 'utf-8' : !needsCharset
  if (isExpectedType && isExpectedCharset) return
  const right = needsCharset || charset ? `${expected}; charset=utf-8` : expected
  report('type', url, `content type ${contentType || 'missing'} instead of ${right}`)
}

/** Sorts the directives of a Cache-Control header, whose order and case do not matter. */
const normalizeCacheControl = (value: string) =>
  value
    .toLowerCase()
    .split(/\s*,\s*/)
    .sort()
    .join(', ')

/** Checks `Cache-Control`. @param path without the base path */
export function checkCache({ url, headers }: SiteResponse, path: string, report: Report) {
  const value = headers.get('cache-control') ?? ''
  const expected = getCacheControl(path)
  if (normalizeCacheControl(value) !== normalizeCacheControl(expected))
    report('cache', url, `Cache-Control "${value}" instead of "${expected}"`)
}

/** Checks the security headers, and that the host sets no cookie. @param path without the base path */
export function checkSecurity({ url, headers }: SiteResponse, path: string, hashes: Hashes, report: Report) {
  const { 'Content-Security-Policy': policy, ...others } = createSecurityHeaders(hashes)
  const expected = Object.entries({ ...others, 'Cross-Origin-Resource-Policy': getResourcePolicy(path) })
  const missing = expected.filter(([name]) => !headers.has(name)).map(([name]) => name)
  if (missing.length > 0) report('security', url, `no ${missing.join(', ')}`)
  // If a header is sent twice, `get` returns both values.
  for (const [name, value] of expected)
    if (headers.has(name) && headers.get(name) !== value)
      report('security', url, `${name} "${headers.get(name)}" instead of "${value}"`)
  const sentPolicy = headers.get('content-security-policy')
  if (!sentPolicy) report('policy', url, 'no Content-Security-Policy')
  // A host whose headers do not come from the build may send only what a page's meta element can't contain.
  else if (sentPolicy !== policy && sentPolicy !== framePolicy)
    report('policy', url, 'the Content-Security-Policy is not that of this build')
  const cookies = headers.getSetCookie().map((cookie) => cookie.split('=')[0])
  if (cookies.length > 0) report('cookie', url, `the host sets a cookie (${cookies.join(', ')})`)
}
