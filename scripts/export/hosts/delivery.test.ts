import {
  getExpectedHeadersWithoutDefault,
  sampleHashes,
  samplePaths,
  toHeaderRecord,
} from '@/testing/expected-headers'
import * as hosts from './hosts'
import { aliasRedirects, pagePaths, redirects, trailingSlashRedirects } from './rules'

/*
 * Reads each host's files as the host does, and compares what it would send with the rules. nginx and CloudFront have their
 * own tests.
 */

describe('Cloudflare and Netlify', () => {
  const folders = ['_next', 'art', 'fr', 'locales', 'og']
  /** Reads the headers of every matching block: `*` is the rest of a path, `:name` one segment. */
  const readHeaders = (text: string, path: string) =>
    [...text.matchAll(/^(\/.*)\n((?: {2}.*\n)+)/gm)]
      .filter(([, block = '']) =>
        new RegExp(`^${block.replaceAll('*', '.*').replaceAll(/:\w+/g, '[^/]+')}$`).test(path),
      )
      .flatMap(([, , lines = '']) => [...lines.matchAll(/^ {2}(.+?): (.*)$/gm)])
      .map(([, name = '', value = '']) => [name, value] as [string, string])

  test.each(samplePaths)('send the headers of %s', (path) => {
    const text = hosts.formatHeadersFile(sampleHashes, folders)
    expect(toHeaderRecord(readHeaders(text, path))).toEqual(getExpectedHeadersWithoutDefault(path))
  })

  test('redirect aliases and landing pages with a trailing slash, one per line', () => {
    const lines = [...aliasRedirects, ...trailingSlashRedirects].map(
      ({ from, to, status }) => `${from} ${to} ${status}`,
    )
    expect(hosts.formatRedirectsFile()).toBe(`${lines.join('\n')}\n`)
  })

  test('get a file that ends with a newline', () => {
    expect(hosts.formatHeadersFile(sampleHashes, ['art'])).toMatch(/[^\n]\n$/)
  })
})

describe('Vercel', () => {
  let routes: {
    src?: string
    handle?: string
    status?: number
    dest?: string
    headers?: Record<string, string>
    continue?: boolean
  }[]
  beforeEach(() => {
    routes = JSON.parse(hosts.createVercelConfig(sampleHashes)).routes
  })
  const matches = ({ src }: { src?: string }, path: string) => new RegExp(src ?? '^$').test(path)

  test.each(samplePaths)('sends the headers of %s', (path) => {
    const matching = routes.filter((route) => route.continue && matches(route, path))
    expect(toHeaderRecord(matching.flatMap(({ headers = {} }) => Object.entries(headers)))).toEqual(
      getExpectedHeadersWithoutDefault(path),
    )
  })

  test('applies every redirect, and no other, before it looks for files', () => {
    const routesBeforeFiles = routes.slice(
      0,
      routes.findIndex(({ handle }) => handle === 'filesystem'),
    )
    for (const { from, to, status } of redirects)
      expect(routesBeforeFiles.filter((route) => route.status && matches(route, from))).toEqual([
        { src: expect.any(String), status, headers: { Location: to } },
      ])
    for (const path of [...pagePaths, '/x/en', '/en/x', '/termsxhtml/', '/nothing'])
      expect(routesBeforeFiles.filter((route) => route.status && matches(route, path))).toEqual([])
  })

  test('finds the file of every clean URL, and answers unknown paths with the 404 page', () => {
    const routesAfterFiles = routes.slice(routes.findIndex(({ handle }) => handle === 'filesystem') + 1)
    for (const page of pagePaths.filter((path) => path !== '/')) {
      const name = page.replace(/\.html$/, '')
      expect(routesAfterFiles.find((route) => matches(route, name))).toMatchObject({
        dest: `${name}.html`,
        check: true,
      })
    }
    expect(routesAfterFiles.at(-2)).toEqual({ handle: 'error' })
    expect(routesAfterFiles.at(-1)).toEqual({ src: '^/.*$', status: 404, dest: '/404.html' })
  })
})
