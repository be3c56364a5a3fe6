import { cacheRules, getHeaders, pagePaths } from '@/scripts/export/hosts/rules'

/* The headers that the rules give, to hold against what each host's files say. */

/** Of an inline script and a style sheet. */
export const sampleHashes = { scripts: ['c2NyaXB0'], styles: ['c3R5bGU='] }
/** Every page, a file of each kind, a folder and what there is not. */
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
/** By name, without a second value of one name. */
export function toHeaderRecord(headers: [name: string, value: string][]) {
  expect(headers.map(([name]) => name)).toEqual([...new Set(headers.map(([name]) => name))])
  return Object.fromEntries(headers)
}
/** What the rules say. */
export const getExpectedHeaders = (path: string) => getHeaders(path, sampleHashes)
/** The same on hosts that revalidate by themselves what no rule keeps. */
export function getExpectedHeadersWithoutDefault(path: string) {
  const { 'Cache-Control': kept, ...others } = getExpectedHeaders(path)
  return cacheRules.some((rule) => path.startsWith(rule.path.slice(0, -1)))
    ? getExpectedHeaders(path)
    : others
}
