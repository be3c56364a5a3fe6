import {
  getExpectedHeadersWithoutDefault,
  sampleHashes,
  samplePaths,
  toHeaderRecord,
} from '@/testing/expected-headers'
import * as hosts from './hosts'
import { guessed, knownPages, redirects, slashedFolders } from './rules'

/*
 * What each host will send, read from its files the way the host reads them, against the rules. nginx and
 * CloudFront have tests of their own.
 */

describe('Cloudflare and Netlify', () => {
  const folders = ['_next', 'art', 'fr', 'locales', 'og']
  /** Of every block that fits: `*` is the rest of a path, `:name` a part of it. */
  const headersOf = (text: string, path: string) =>
    [...text.matchAll(/^(\/.*)\n((?: {2}.*\n)+)/gm)]
      .filter(([, block = '']) =>
        new RegExp(`^${block.replaceAll('*', '.*').replaceAll(/:\w+/g, '[^/]+')}$`).test(path),
      )
      .flatMap(([, , lines = '']) => [...lines.matchAll(/^ {2}(.+?): (.*)$/gm)])
      .map(([, name = '', value = '']) => [name, value] as [string, string])

  test.each(samplePaths)('send the headers of %s', (path) => {
    const text = hosts.headersFile(sampleHashes, folders)
    expect(toHeaderRecord(headersOf(text, path))).toEqual(getExpectedHeadersWithoutDefault(path))
  })

  test('lead on from guessed addresses and landing pages with a slash, each on its line', () => {
    const lines = [...guessed, ...slashedFolders].map(({ from, to, status }) => `${from} ${to} ${status}`)
    expect(hosts.redirectsFile()).toBe(`${lines.join('\n')}\n`)
  })

  test('get a file that ends with a line’s end', () => {
    expect(hosts.headersFile(sampleHashes, ['art'])).toMatch(/[^\n]\n$/)
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
    routes = JSON.parse(hosts.vercelOutput(sampleHashes)).routes
  })
  const fits = ({ src }: { src?: string }, path: string) => new RegExp(src ?? '^$').test(path)

  test.each(samplePaths)('sends the headers of %s', (path) => {
    const fitting = routes.filter((route) => route.continue && fits(route, path))
    expect(toHeaderRecord(fitting.flatMap(({ headers = {} }) => Object.entries(headers)))).toEqual(
      getExpectedHeadersWithoutDefault(path),
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
