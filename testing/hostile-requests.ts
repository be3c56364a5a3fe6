import fc from 'fast-check'
import { pagePaths } from '@/scripts/export/hosts/rules'

/*
 * Request targets that scanners and attackers send, not normalised. One character is one byte (latin1), so that they can
 * contain invalid UTF-8.
 */
const fileNames = fc.constantFrom(
  ...'evil.example evil.example:80 user@evil.example https: javascript:alert(1)'.split(' '),
  ...'fr es en terms terms-and-conditions privacy-policy-fr.html index.html art _headers'.split(' '),
  ...'.. . %2e%2e %2E %00 %0d%0aLocation:%20https://evil.example %0aevil.example %09 %7f'.split(' '),
  ...'\x7f \xff\xfe \xc3\xa9 %FF %C0%AF %E0%A4%A % %zz %u002f %252f'.split(' '),
  ...'; ..; __proto__ constructor'.split(' '),
  'a'.repeat(300),
  'b'.repeat(5_000),
  '%2e'.repeat(3_000),
)
const separators = fc.constantFrom(...'/ / // /// \\ %5C %5c %2F %2f /%5C /\\ /./ /%09/'.split(' '))
const pathEndings = fc.constantFrom('', '/', '//', '%2F', '\\', '%5C', '/.', '/..', '/%2e%2e')
const queries = fc.oneof(
  fc.constant(''),
  fc.constantFrom(
    '?',
    '?lang=es&utm_source=x',
    '?//evil.example',
    '?a=%0d%0aLocation:%20https://evil.example',
    '?next=https://evil.example/',
    '?%',
    '?\x7f=\xff',
    `?${'q=1&'.repeat(1_000)}`,
  ),
  fc.webQueryParameters().map((query) => `?${query}`),
)
const folders = fc.array(fc.tuple(fileNames, separators), { maxLength: 3 })
const target = fc
  .tuple(separators, folders, fileNames, pathEndings, queries)
  .map(
    ([start, middle, last, end, query]) =>
      `/${start === '/' ? '' : start}${middle.flat().join('')}${last}${end}${query}`,
  )

/** Targets that once caused a fault; always included. */
const knownPaths = [
  '//',
  '///',
  '/%5Cevil.example/',
  '/\\evil.example/',
  '//evil.example/',
  '//evil.example/%2e%2e',
]

/** Generates hostile request targets; the same ones for the same count. */
export const generateHostileTargets = (count: number) => [
  ...knownPaths,
  ...fc.sample(target, { numRuns: count - knownPaths.length, seed: 42 }),
]

const site = 'https://nori.example'
// Also the addresses of hosts with clean URLs.
const pathnames = new Set(pagePaths.flatMap((page) => [page, page.replace(/\.html$/, '')]))

/** Whether a Location header leads to another site, or to a path that is not a page. */
export const leadsToUnknownPage = (location: string) =>
  !URL.canParse(location, site) ||
  new URL(location, site).origin !== site ||
  !pathnames.has(new URL(location, site).pathname)
