import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pages } from '@/lib/pages'
import { getContentType, getHeaders, redirects } from '@/scripts/export/hosts/rules'
import { readBuild } from './build'
import { checkSite } from './check-site'
import { formatResult, groupFindings } from './format-result'
import { NoResponseError } from './request'

const files = [
  ...pages.map(({ file, route }) => ({ path: route as string, name: file as string })),
  ...['art/letter.svg', 'og/fr.png', '_next/static/chunks/a.js', 'locales/fr/translation.json'].map(
    (name) => ({ path: `/${name}`, name }),
  ),
]
const build = {
  hashes: { scripts: ['c2NyaXB0'], styles: ['c3R5bGU='] },
  basePath: '',
  siteUrl: '',
  delivered: files.map((file) => ({ ...file, isCompressed: false })),
  read: (name: string) => Buffer.from(`The file ${name}`),
}

type Headers = Record<string, string | string[] | undefined>
/** Deviations of a host from the hosting rules, by path; `*` applies to all. Status 0 closes the connection. */
type Deviations = Record<string, { status?: number; headers?: Headers; body?: string }>

/** The response of a host that follows the rules. */
function createResponse({ pathname: path, search }: URL) {
  const headers = getHeaders(path, build.hashes)
  const redirect = redirects.find(({ from }) => from === path)
  if (redirect) {
    const Location = redirect.to + search.replace('?', redirect.to.includes('?') ? '&' : '?')
    return { status: redirect.status, headers: { ...headers, Location }, body: '' }
  }
  const file = files.find((one) => one.path === path)
  const name = file?.name ?? '404.html'
  return {
    status: file ? 200 : 404,
    headers: { ...headers, 'Content-Type': getContentType(name) },
    body: build.read(name),
  }
}

/** Checks a host with deviations. @param options.siteUrl of the build, by default the host's own URL */
async function check(deviations: Deviations = {}, { path = '', isPreview = false, siteUrl = '' } = {}) {
  const server = createServer((request, response) => {
    const target = new URL(request.url ?? '/', 'http://localhost')
    const regular = createResponse(target)
    const [everywhere, here] = [deviations['*'], deviations[target.pathname]]
    const { status, body } = { ...regular, ...everywhere, ...here }
    if (status === 0) return request.socket.destroy()
    const headers: Headers = { ...regular.headers, ...everywhere?.headers, ...here?.headers }
    for (const [name, value] of Object.entries(headers))
      if (value !== undefined) response.setHeader(name, value)
    response.writeHead(status).end(body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  try {
    const result = await checkSite(url + path, { ...build, siteUrl: siteUrl || url }, isPreview)
    const groups = groupFindings(result.findings)
    const lines = formatResult(result).map((line) => line.replaceAll(url, ''))
    return { found: groups.map(({ kind, what }) => [kind, what.replaceAll(url, '')]), lines }
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

const redirectTo = (Location: string) => ({ status: 301, headers: { Location } })
const changeHeader = (path: string, name: string, value?: string | string[]): Deviations => ({
  [path]: { headers: { [name]: value } },
})

test('a missing export is reported with the command to run', () => {
  expect(() => readBuild('/nowhere')).toThrow(/no export in \/nowhere.*npm run build/)
})

test('a host that follows the rules has no findings', async () => {
  expect((await check()).lines).toEqual([expect.stringMatching(/^No findings at \d{2,} URLs\.$/)])
})

test.each<[kind: string, what: RegExp, Deviations]>([
  ['type', /text\/plain instead of image/, changeHeader('/art/letter.svg', 'Content-Type', 'text/plain')],
  ['type', /html instead of text\/html; charset=utf-8$/, changeHeader('/', 'Content-Type', 'text/html')],
  ['cache', /"no-store" instead of/, changeHeader('/_next/static/chunks/a.js', 'Cache-Control', 'no-store')],
  ['cache', /^an unknown path .* 600 seconds$/, changeHeader('/nothing', 'Cache-Control', 'max-age=600')],
  ['security', /^no X-Frame-Options$/, changeHeader('/nothing', 'X-Frame-Options')],
  ['security', /"DENY, DENY" instead of "DENY"$/, changeHeader('/fr', 'X-Frame-Options', ['DENY', 'DENY'])],
  [
    'policy',
    /is not that of this build$/,
    changeHeader('/', 'Content-Security-Policy', "default-src 'none'"),
  ],
  ['cookie', /\(__cf_bm\)$/, changeHeader('/', 'Set-Cookie', '__cf_bm=1; Path=/')],
  ['robots', /^X-Robots-Tag "noindex"$/, changeHeader('/', 'X-Robots-Tag', 'noindex')],
  ['status', /^status 404 instead of 200$/, { '/fr': { status: 404 } }],
  ['request', /closed|ECONNRESET/, { '/es': { status: 0 } }],
  ['build', /^other bytes than in out\/$/, { '/locales/fr/translation.json': { body: '{"a":1}' } }],
  ['redirect', /^redirects to \/es$/, { '/fr': redirectTo('/es') }],
  ['redirect', /^status 302 instead of 301$/, { '/terms': { status: 302 } }],
  ['redirect', /^redirects to https:\/\/evil\.example/, { '/terms': redirectTo('https://evil.example/') }],
  ['redirect', /loses “deploy-check=1” of the query$/, { '/fr/': redirectTo('/fr') }],
  ['missing', /^status 200 instead of 404$/, { '/a/b/c.html': { status: 200 } }],
  ['missing', /^another page than 404.html/, { '/nothing': { body: 'Not here' } }],
  ['leak', /^a file of the project is public$/, { '/.git/HEAD': { status: 200 } }],
])('reports “%s: %s” and nothing else', async (kind, what, deviations) => {
  expect((await check(deviations)).found).toEqual([[kind, expect.stringMatching(what)]])
})

test('allows what hosts may do differently', async () => {
  const deviations = {
    // Clean URLs.
    '/privacy-policy.html': redirectTo('/privacy-policy'),
    '/privacy-policy': {
      status: 200,
      headers: { 'Content-Type': 'text/html; charset="UTF-8"' },
      body: 'The file privacy-policy.html',
    },
    '/terms': { status: 308 },
    // A page that is also served with a trailing slash, and a redirect whose own query replaces the request's.
    '/fr/': { status: 200, body: 'The file fr.html' },
    ...changeHeader('/en', 'Location', '/?lang=en'),
    ...changeHeader('/_next/static/chunks/a.js', 'Content-Type', 'application/javascript'),
    ...changeHeader('/', 'Cache-Control', 'must-revalidate,max-age=0, Public'),
    // The rest of the policy is in the pages.
    ...changeHeader('/es', 'Content-Security-Policy', "frame-ancestors 'none'"),
    // Unknown paths in folders may lack headers.
    ...changeHeader('/a/b/c.html', 'X-Frame-Options'),
  }
  expect((await check(deviations)).found).toEqual([])
})

test('reports the same problem at many URLs once, with its cure', async () => {
  expect((await check(changeHeader('*', 'Strict-Transport-Security'))).lines).toEqual([
    expect.stringMatching(/^\/ and \d+ more: no Strict-Transport-Security; publish the build’s file for/),
    expect.stringMatching(/^1 finding at \d+ URLs\.$/),
  ])
})

test('only a preview may have another URL than its pages say, and be hidden from search engines', async () => {
  const hidden = changeHeader('*', 'X-Robots-Tag', 'noindex')
  const siteUrl = 'https://nori.example'
  expect((await check(hidden, { siteUrl })).found).toEqual([
    ['address', 'the pages say that their URL is https://nori.example'],
    ['robots', 'X-Robots-Tag "noindex"'],
  ])
  expect((await check(hidden, { siteUrl, isPreview: true })).found).toEqual([])
})

test('reports nothing else if the base path is not that of the build', async () => {
  expect((await check({}, { path: '/nori' })).found).toEqual([['base', 'the build in out/ is for the root']])
})

test('rejects a site that does not respond', async () => {
  await expect(checkSite('http://127.0.0.1:1', build)).rejects.toThrow(NoResponseError)
})
