import { byName, hashes, paths, ruledWithoutDefault } from '@/testing/ruled-headers'
import { readHeaders } from './headers-file'
import * as hosts from './hosts'
import { knownPages } from './pages'
import { guessed, redirects, slashedFolders } from './rules'

/*
 * What each host will send, read from its files the way the host reads them, against the rules. nginx and
 * CloudFront have tests of their own.
 */

describe('Cloudflare and Netlify', () => {
  const folders = ['_next', 'art', 'fr', 'locales', 'og']

  test.each(paths)('send the headers of %s', (path) => {
    const headersOf = readHeaders(hosts.headersFile(hashes, folders))
    expect(byName(headersOf(path))).toEqual(ruledWithoutDefault(path))
  })

  test('lead on from guessed addresses and landing pages with a slash, each on its line', () => {
    const lines = [...guessed, ...slashedFolders].map(({ from, to, status }) => `${from} ${to} ${status}`)
    expect(hosts.redirectsFile()).toBe(`${lines.join('\n')}\n`)
  })

  test('get a file that ends with a line’s end', () => {
    expect(hosts.headersFile(hashes, ['art'])).toMatch(/[^\n]\n$/)
  })

  test.each([
    ['the site’s own files', hosts.headersFile(hashes, folders), hosts.redirectsFile()],
    ['a hundred rules', '/x\n  A: b\n  C: d\n'.repeat(100), '/a /b 301\n'],
    ['a line of two thousand characters', `/x\n  ${'b'.repeat(1998)}\n`, '/a /b 301\n'],
    ['two thousand plain redirects', '/x\n', '/a /b* 301\n'.repeat(2000)],
    ['a hundred with a star or a colon', '/x\n', '/a/* /b 301\n'.repeat(50) + '/:a /b 301\n'.repeat(50)],
    ['as many of both kinds', '/x\n', '/a /b 301\n'.repeat(2000) + '/a/* /b 301\n'.repeat(100)],
  ])('take %s', (_, headers, redirectLines) => {
    expect(() => hosts.checkLimits(headers, redirectLines)).not.toThrow()
  })

  test.each([
    [
      'a rule more',
      '/x\n  A: b\n'.repeat(101),
      '/a /b 301\n',
      '_headers has 101 rules; Cloudflare takes 100',
    ],
    [
      'a longer line',
      `/x\n  ${'b'.repeat(1999)}\n`,
      '/a /b 301\n',
      /_headers has a line of 2001 characters \(bbb.*takes 2,000/,
    ],
    ['a plain redirect more', '/x\n', '/a /b 301\n'.repeat(2001), '_redirects has 2001 rules'],
    [
      'one with a colon more',
      '/x\n',
      '/:a /b 301\n'.repeat(101),
      /_redirects has 101 rules.*100 with \* or :/,
    ],
  ])('do not take %s', (_, headers, redirectLines, message) => {
    expect(() => hosts.checkLimits(headers, redirectLines)).toThrow(message)
  })
})

describe('Vercel', () => {
  type Pair = { key: string; value: string }
  const config = (): {
    redirects: unknown[]
    rewrites: { source: string; destination: string }[]
    headers: { source: string; headers: Pair[] }[]
  } => JSON.parse(hosts.vercelJson(hashes))

  test.each(paths)('sends the headers of %s', (path) => {
    const fitting = config().headers.filter(({ source }) => new RegExp(`^${source}$`).test(path))
    const pairs = fitting.flatMap((block) => block.headers)
    expect(byName(pairs.map(({ key, value }) => [key, value]))).toEqual(ruledWithoutDefault(path))
  })

  test('leads on from every address of the rules', () => {
    expect(config().redirects).toEqual(
      redirects.map(({ from, to, status }) => ({ source: from, destination: to, statusCode: status })),
    )
  })

  test('finds the file of every page under its clean name', () => {
    for (const page of knownPages().filter((address) => address !== '/')) {
      const name = page.replace(/\.html$/, '')
      expect(config().rewrites).toContainEqual({ source: name, destination: `${name}.html` })
    }
    expect(config().rewrites).toHaveLength(knownPages().length - 1)
  })
})

describe('a build on Vercel', () => {
  let routes: {
    src?: string
    handle?: string
    status?: number
    dest?: string
    headers?: Record<string, string>
    continue?: boolean
  }[]
  beforeEach(() => {
    routes = JSON.parse(hosts.vercelOutput(hashes)).routes
  })
  const fits = ({ src }: { src?: string }, path: string) => new RegExp(src ?? '^$').test(path)

  test.each(paths)('sends the headers of %s', (path) => {
    const fitting = routes.filter((route) => route.continue && fits(route, path))
    expect(byName(fitting.flatMap(({ headers = {} }) => Object.entries(headers)))).toEqual(
      ruledWithoutDefault(path),
    )
  })

  test('leads on from every address of the rules before it looks for files, and from no other', () => {
    const before = routes.slice(
      0,
      routes.findIndex(({ handle }) => handle === 'filesystem'),
    )
    for (const { from, to, status } of redirects)
      expect(before.filter((route) => route.status && fits(route, from))).toEqual([
        { src: expect.any(String), status, headers: { Location: to } },
      ])
    for (const path of [...knownPages(), '/x/en', '/en/x', '/termsxhtml/', '/nothing'])
      expect(before.filter((route) => route.status && fits(route, path))).toEqual([])
  })

  test('then finds the file of every clean name, and answers 404 with the site’s page', () => {
    const after = routes.slice(routes.findIndex(({ handle }) => handle === 'filesystem') + 1)
    for (const page of knownPages().filter((address) => address !== '/')) {
      const name = page.replace(/\.html$/, '')
      expect(after.find((route) => fits(route, name))).toMatchObject({ dest: `${name}.html`, check: true })
    }
    expect(after.at(-2)).toEqual({ handle: 'error' })
    expect(after.at(-1)).toEqual({ src: '^/.*$', status: 404, dest: '/404.html' })
  })
})
