import { gzipSync } from 'node:zlib'
import { type Faults, startFakeHost } from '@/testing/fake-host'
import { changeHeader, listHostFaults, redirectTo } from '@/testing/host-faults'
import { createSampleExport } from '@/testing/sample-export'
import { NoAnswer } from './ask'
import { checkSite } from './check-site'
import { asLines, grouped } from './print'

const small = createSampleExport()
afterAll(() => small.remove())

/** The result for a host with faults. @param siteUrl as the build was told; without it, the host's own address */
async function check(faults: Faults = {}, { path = '', isPreview = false, siteUrl = '' } = {}) {
  const host = await startFakeHost(small.build, faults)
  try {
    const build = { ...small.build, siteUrl: siteUrl || host.url }
    const result = await checkSite(host.url + path, build, isPreview)
    const lines = asLines(result).map((line) => line.replaceAll(host.url, ''))
    return { ...result, url: host.url, lines }
  } finally {
    await host.stop()
  }
}

test('a host that follows the rules has no findings', async () => {
  const { findings, lines } = await check()
  expect(findings).toEqual([])
  expect(lines).toEqual([expect.stringMatching(/^No findings at \d{2,} addresses\.$/)])
})

test.each(listHostFaults(small.build.read))(
  '%s: %s is found, and nothing else',
  async (kind, what, faults) => {
    const { findings, lines, url } = await check(faults)
    const [path = ''] = Object.keys(faults)
    const groups = grouped(findings)
    expect([...new Set(groups.map((group) => group.kind))]).toEqual([kind])
    const found = groups.find(({ urls }) => urls[0] === url + path)
    expect(found?.what).toEqual(typeof what === 'string' ? what : expect.stringMatching(what))
    const line = lines.find(
      (text) => text.startsWith(path) && text.includes(String(found?.what).replaceAll(url, '')),
    )
    expect(line).toMatch(/^\/\S*( and \d+ more)?: .+; .+$/)
  },
)

test('what hosts may do differently is no finding', async () => {
  const page = small.build.read('privacy-policy.html')
  const faults = {
    // Clean URLs, and the status that goes with them.
    '/privacy-policy.html': redirectTo('/privacy-policy'),
    '/privacy-policy': {
      status: 200,
      headers: { 'Content-Type': 'text/html; charset="UTF-8"', 'Content-Encoding': 'gzip' },
      body: gzipSync(page),
    },
    '/terms': { status: 308 },
    // A page also with a slash, and the query of a rule in place of the request's.
    '/fr/': { status: 200, body: small.build.read('fr.html') },
    ...changeHeader('/en', 'Location', '/?lang=en'),
    ...changeHeader('/_next/static/chunks/a.js', 'Content-Type', 'application/javascript'),
    ...changeHeader('/', 'Cache-Control', 'must-revalidate,max-age=0, Public'),
    // Headers of unknown addresses in folders.
    ...changeHeader('/a/b/c.html', 'X-Frame-Options', undefined),
  }
  expect((await check(faults)).findings).toEqual([])
})

test('what is the same at many addresses is one finding, and the cure is in its line', async () => {
  const { lines } = await check(changeHeader('*', 'Strict-Transport-Security', undefined))
  expect(lines).toEqual([
    expect.stringMatching(/^\/ and \d+ more: no Strict-Transport-Security; publish the build’s file for/),
    expect.stringMatching(/^1 finding at \d+ addresses\.$/),
  ])
})

test('another address than that in the pages is found; a preview may have one, and be hidden', async () => {
  const hidden = changeHeader('*', 'X-Robots-Tag', 'noindex')
  const siteUrl = 'https://nori.example'
  const { findings } = await check(hidden, { siteUrl })
  expect(grouped(findings).map(({ kind, what }) => [kind, what])).toEqual([
    ['address', 'the pages say that their address is https://nori.example'],
    ['robots', 'X-Robots-Tag "noindex"'],
  ])
  expect((await check(hidden, { siteUrl, isPreview: true })).findings).toEqual([])
})

test('another base path than that of the build is the only finding', async () => {
  const { findings, url } = await check(undefined, { path: '/nori' })
  expect(findings).toEqual([{ kind: 'base', url: `${url}/nori/`, what: 'the build in out/ is for the root' }])
})

test('a request that fails once is sent again', async () => {
  let count = 0
  const failsAtFirst = {
    get status() {
      count += 1
      return count === 1 ? 0 : 200
    },
  }
  const { findings } = await check({ '/es': failsAtFirst })
  expect([findings, count]).toEqual([[], 2])
})

test('a site that is not there, or leads to another one, can’t be checked; a page that does is found', async () => {
  const { url, stop } = await startFakeHost(small.build)
  try {
    await expect(check({ '/': redirectTo(`${url}/`) })).rejects.toThrow(`it leads to ${url}/`)
    const { findings } = await check({ '/fr': redirectTo(`${url}/fr`) })
    expect(findings.map(({ what }) => what)).toEqual([`redirects to ${url}/fr`])
  } finally {
    await stop()
  }
  await expect(checkSite(url, small.build)).rejects.toThrow(NoAnswer)
})
