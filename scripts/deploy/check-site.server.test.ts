import { gzipSync } from 'node:zlib'
import { type Faults, startFakeHost } from '@/testing/fake-host'
import { changeHeader, listHostFaults, redirectTo } from '@/testing/host-faults'
import { createSampleExport } from '@/testing/sample-export'
import { checkSite } from './check-site'
import { formatResult, groupFindings } from './format-result'
import { NoResponseError } from './request'

const sample = createSampleExport()
afterAll(() => sample.remove())

/** Checks a host with faults. @param siteUrl of the build, by default the host's own URL */
async function check(faults: Faults = {}, { path = '', isPreview = false, siteUrl = '' } = {}) {
  const host = await startFakeHost(sample.build, faults)
  try {
    const build = { ...sample.build, siteUrl: siteUrl || host.url }
    const result = await checkSite(host.url + path, build, isPreview)
    const lines = formatResult(result).map((line) => line.replaceAll(host.url, ''))
    return { ...result, url: host.url, lines }
  } finally {
    await host.stop()
  }
}

test('a host that follows the rules has no findings', async () => {
  const { findings, lines } = await check()
  expect(findings).toEqual([])
  expect(lines).toEqual([expect.stringMatching(/^No findings at \d{2,} URLs\.$/)])
})

test.each(listHostFaults(sample.build.read))(
  'reports “%s: %s” and nothing else',
  async (kind, what, faults) => {
    const { findings, lines, url } = await check(faults)
    const [path = ''] = Object.keys(faults)
    const groups = groupFindings(findings)
    expect([...new Set(groups.map((group) => group.kind))]).toEqual([kind])
    const found = groups.find(({ urls }) => urls[0] === url + path)
    expect(found?.what).toEqual(typeof what === 'string' ? what : expect.stringMatching(what))
    const line = lines.find(
      (text) => text.startsWith(path) && text.includes(String(found?.what).replaceAll(url, '')),
    )
    expect(line).toMatch(/^\/\S*( and \d+ more)?: .+; .+$/)
  },
)

test('allows what hosts may do differently', async () => {
  const page = sample.build.read('privacy-policy.html')
  const faults = {
    // Clean URLs, and the status that goes with them.
    '/privacy-policy.html': redirectTo('/privacy-policy'),
    '/privacy-policy': {
      status: 200,
      headers: { 'Content-Type': 'text/html; charset="UTF-8"', 'Content-Encoding': 'gzip' },
      body: gzipSync(page),
    },
    '/terms': { status: 308 },
    // A page that is also served with a trailing slash, and a redirect whose own query replaces the request's.
    '/fr/': { status: 200, body: sample.build.read('fr.html') },
    ...changeHeader('/en', 'Location', '/?lang=en'),
    ...changeHeader('/_next/static/chunks/a.js', 'Content-Type', 'application/javascript'),
    ...changeHeader('/', 'Cache-Control', 'must-revalidate,max-age=0, Public'),
    // Unknown paths in folders may lack headers.
    ...changeHeader('/a/b/c.html', 'X-Frame-Options', undefined),
  }
  expect((await check(faults)).findings).toEqual([])
})

test('reports the same problem at many URLs once, with its cure', async () => {
  const { lines } = await check(changeHeader('*', 'Strict-Transport-Security', undefined))
  expect(lines).toEqual([
    expect.stringMatching(/^\/ and \d+ more: no Strict-Transport-Security; publish the build’s file for/),
    expect.stringMatching(/^1 finding at \d+ URLs\.$/),
  ])
})

test('only a preview may have another URL than its pages say, and be hidden from search engines', async () => {
  const hidden = changeHeader('*', 'X-Robots-Tag', 'noindex')
  const siteUrl = 'https://nori.example'
  const { findings } = await check(hidden, { siteUrl })
  expect(groupFindings(findings).map(({ kind, what }) => [kind, what])).toEqual([
    ['address', 'the pages say that their URL is https://nori.example'],
    ['robots', 'X-Robots-Tag "noindex"'],
  ])
  expect((await check(hidden, { siteUrl, isPreview: true })).findings).toEqual([])
})

test('reports nothing else if the base path is not that of the build', async () => {
  const { findings, url } = await check(undefined, { path: '/nori' })
  expect(findings).toEqual([{ kind: 'base', url: `${url}/nori/`, what: 'the build in out/ is for the root' }])
})

test('repeats a request that failed', async () => {
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

test('rejects a site that does not respond or redirects to another one; reports a page that does', async () => {
  const { url, stop } = await startFakeHost(sample.build)
  try {
    await expect(check({ '/': redirectTo(`${url}/`) })).rejects.toThrow(`it redirects to ${url}/`)
    const { findings } = await check({ '/fr': redirectTo(`${url}/fr`) })
    expect(findings.map(({ what }) => what)).toEqual([`redirects to ${url}/fr`])
  } finally {
    await stop()
  }
  await expect(checkSite(url, sample.build)).rejects.toThrow(NoResponseError)
})
