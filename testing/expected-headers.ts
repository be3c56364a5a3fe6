import { cacheRules, getHeaders, pagePaths } from '@/scripts/export/hosts/rules'

/* The headers of the hosting rules, to compare with each host's configuration. */

/** The hashes of one inline script and one style sheet. */
export const sampleHashes = { scripts: ['c2NyaXB0'], styles: ['c3R5bGU='] }
/** Every page, a file of each kind, a folder and a missing path. */
export const samplePaths = [
  ...pagePaths,
  '/index.txt',
  '/fr/',
  '/nothing',
  '/art/letter.svg',
  '/og/fr.png',
  '/_next/static/chunks/a.js',
  '/locales/fr/translation.json',
]
/** Converts headers to an object. Fails if a header occurs twice. */
export function toHeaderRecord(headers: [name: string, value: string][]) {
  expect(headers.map(([name]) => name)).toEqual([...new Set(headers.map(([name]) => name))])
  return Object.fromEntries(headers)
}
/** Returns the headers that the rules give a path. */
export const getExpectedHeaders = (path: string) => getHeaders(path, sampleHashes)
/** Returns these headers without the default Cache-Control, which some hosts send anyway. */
export function getExpectedHeadersWithoutDefault(path: string) {
  const { 'Cache-Control': _default, ...others } = getExpectedHeaders(path)
  return cacheRules.some((rule) => path.startsWith(rule.path.slice(0, -1)))
    ? getExpectedHeaders(path)
    : others
}
