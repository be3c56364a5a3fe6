import { extname } from 'node:path'
import { cacheControl, mediaTypes, resourcePolicy, securityHeaders } from '../export/hosts/rules'
import type { Answer } from './ask'
import type { Build } from './build'
import type { Report } from './finding'

/** Other names of the same types. */
const synonyms: Record<string, string[]> = {
  'text/javascript': ['application/javascript'],
  'image/x-icon': ['image/vnd.microsoft.icon'],
  'application/xml': ['text/xml'],
}

/** @param name of the file */
export function checkType({ url, sent }: Answer, name: string, report: Report) {
  const expected = mediaTypes[extname(name)]
  const known = expected ? [expected, ...(synonyms[expected] ?? [])] : []
  const [type = ''] = sent('content-type')
  const [essence = '', ...parameters] = type.toLowerCase().split(/\s*;\s*/)
  if (known.length > 0 && !known.includes(essence))
    report('type', url, `content type ${type || 'missing'} instead of ${known[0]}`)
  const charset = parameters.find((one) => one.startsWith('charset='))
  // Pages, and security.txt, which must name it (RFC 9116).
  const needsCharset = known.includes(essence) && ['text/html', 'text/plain'].includes(essence)
  if (charset ? charset.replaceAll('"', '') !== 'charset=utf-8' : needsCharset)
    report('type', url, `content type ${type} instead of ${known[0]}; charset=utf-8`)
}

const directivesOf = (value: string) =>
  value
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .sort()
    .join(', ')

/** @param path without the base path */
export function checkCache({ url, sent }: Answer, path: string, report: Report) {
  const value = sent('cache-control').join(', ')
  const expected = cacheControl(path)
  if (directivesOf(value) !== directivesOf(expected))
    report(
      'cache',
      url,
      `${value ? `Cache-Control "${value}"` : 'no Cache-Control'} instead of "${expected}"`,
    )
}

/** A policy without its hashes, which are looked at page by page (policy.ts). */
const withoutHashes = (policy: string) => policy.replaceAll(/\s*'sha\d+-[^']*'/g, '').trim()

/**
 * The headers of every answer, each once.
 * @param path without the base path
 */
export function checkSecurity({ url, sent }: Answer, path: string, { hashes }: Build, report: Report) {
  const expected = { ...securityHeaders(hashes), 'Cross-Origin-Resource-Policy': resourcePolicy(path) }
  for (const [name, value] of Object.entries(expected)) {
    const values = sent(name)
    const essence = name === 'Content-Security-Policy' ? withoutHashes : (text: string) => text
    if (values.length === 0) report('security', url, `no ${name}`)
    else if (values.length > 1) report('security', url, `${name} ${values.length} times`)
    else if (essence(values[0] ?? '') !== essence(value))
      report(
        'security',
        url,
        `${name} "${shortened(essence(values[0] ?? ''))}" instead of "${shortened(essence(value))}"`,
      )
  }
  const cookies = sent('set-cookie').map((cookie) => cookie.split('=')[0])
  if (cookies.length > 0) report('cookie', url, `the host sets a cookie (${cookies.join(', ')})`)
}

const shortened = (text: string) => (text.length > 160 ? `${text.slice(0, 160)}…` : text)

/** How a text that the build compressed is sent. `brotli` is asked for with gzip, as browsers do. */
export function checkCompression({ brotli, gzip }: { brotli: Answer; gzip: Answer }, report: Report) {
  const encoding = brotli.sent('content-encoding')[0]
  if (!encoding) report('compression', brotli.url, 'not compressed')
  else if (encoding !== 'br') report('brotli', brotli.url, `${encoding} where the browser also takes br`)
  if (encoding && gzip.sent('content-encoding')[0] !== 'gzip')
    report('compression', gzip.url, 'not compressed for a browser that takes gzip only')
  const vary = brotli.sent('vary').join(',').toLowerCase()
  if (encoding && !/accept-encoding|\*/.test(vary))
    report('vary', brotli.url, 'compressed without "Vary: Accept-Encoding"')
}
