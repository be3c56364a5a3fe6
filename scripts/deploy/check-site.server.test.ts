import { pagePaths } from '@/scripts/export/hosts/rules'
import { type Faults, startFakeHost } from '@/testing/fake-host'
import { changeHeader, hostFaults, redirectTo } from '@/testing/host-faults'
import { createSampleExport } from '@/testing/sample-export'
import { readBuild } from './build'
import { checkSite } from './check-site'
import { formatResult, groupFindings } from './format-result'
import { NoResponseError } from './request'

const { build, remove } = createSampleExport()
afterAll(remove)

/** Checks a host with faults. @param siteUrl of the build, by default the host's own URL */
async function check(faults: Faults = {}, { path = '', isPreview = false, siteUrl = '' } = {}) {
  const host = await startFakeHost(build, faults)
  try {
    const result = await checkSite(host.url + path, { ...build, siteUrl: siteUrl || host.url }, isPreview)
    const lines = formatResult(result).map((line) => line.replaceAll(host.url, ''))
    return { groups: groupFindings(result.findings), lines, url: host.url }
  } finally {
    await host.stop()
  }
}

test('a host must deliver every page and file, but no copy, 404 page or file for hosts', () => {
  const files = ['/_next/static/chunks/a.js', '/art/letter.svg', '/locales/fr/translation.json', '/og/fr.png']
  expect(build.delivered.map(({ path }) => path).sort()).toEqual([...pagePaths, ...files].sort())
  expect(build.delivered.find(({ path }) => path === '/fr')?.name).toBe('fr.html')
})

test('a missing export is reported with the command to run', () => {
  expect(() => readBuild('/nowhere')).toThrow(/no export in \/nowhere.*npm run build/)
})

test('a host that follows the rules has no findings', async () => {
  expect((await check()).lines).toEqual([expect.stringMatching(/^No findings at \d{2,} URLs\.$/)])
})

test.each(hostFaults)('reports “%s: %s” and nothing else, with its cure', async (kind, what, faults) => {
  const { groups, lines, url } = await check(faults)
  const [path = ''] = Object.keys(faults)
  expect([...new Set(groups.map((group) => group.kind))]).toEqual([kind])
  const found = groups.find(({ urls }) => urls[0] === url + path)
  expect(found?.what).toMatch(what)
  const line = `${path}: ${found?.what}; ${found?.cure}`.replaceAll(url, '')
  expect(lines.map((text) => text.replace(/ and \d+ more:/, ':'))).toContain(line)
})

test('allows what hosts may do differently', async () => {
  const faults = {
    // Clean URLs, and the status that goes with them.
    '/privacy-policy.html': redirectTo('/privacy-policy'),
    '/privacy-policy': {
      status: 200,
      headers: { 'Content-Type': 'text/html; charset="UTF-8"', 'Content-Encoding': 'gzip' },
      body: build.read('privacy-policy.html'),
    },
    '/terms': { status: 308 },
    // A page that is also served with a trailing slash, and a redirect whose own query replaces the request's.
    '/fr/': { status: 200, body: build.read('fr.html') },
    ...changeHeader('/en', 'Location', '/?lang=en'),
    ...changeHeader('/_next/static/chunks/a.js', 'Content-Type', 'application/javascript'),
    ...changeHeader('/', 'Cache-Control', 'must-revalidate,max-age=0, Public'),
    // The rest of the policy is in the pages.
    ...changeHeader('/es', 'Content-Security-Policy', "frame-ancestors 'none'"),
    // Unknown paths in folders may lack headers.
    ...changeHeader('/a/b/c.html', 'X-Frame-Options', undefined),
  }
  expect((await check(faults)).groups).toEqual([])
})

test('reports the same problem at many URLs once', async () => {
  const { lines } = await check(changeHeader('*', 'Strict-Transport-Security', undefined))
  expect(lines).toEqual([
    expect.stringMatching(/^\/ and \d+ more: no Strict-Transport-Security; publish the build’s file for/),
    expect.stringMatching(/^1 finding at \d+ URLs\.$/),
  ])
})

test('only a preview may have another URL than its pages say, and be hidden from search engines', async () => {
  const hidden = changeHeader('*', 'X-Robots-Tag', 'noindex')
  const siteUrl = 'https://nori.example'
  const { groups } = await check(hidden, { siteUrl })
  expect(groups.map(({ kind, what }) => [kind, what])).toEqual([
    ['address', 'the pages say that their URL is https://nori.example'],
    ['robots', 'X-Robots-Tag "noindex"'],
  ])
  expect((await check(hidden, { siteUrl, isPreview: true })).groups).toEqual([])
})

test('reports nothing else if the base path is not that of the build', async () => {
  const { groups } = await check({}, { path: '/nori' })
  expect(groups.map(({ kind, what }) => [kind, what])).toEqual([
    ['base', 'the build in out/ is for the root'],
  ])
})

test('repeats a request that failed', async () => {
  let count = 0
  const failsAtFirst = {
    get status() {
      count += 1
      return count === 1 ? 0 : 200
    },
  }
  expect((await check({ '/es': failsAtFirst })).groups).toEqual([])
  expect(count).toBe(2)
})

test('rejects a site that does not respond or redirects to another one; reports a page that does', async () => {
  const { url, stop } = await startFakeHost(build)
  try {
    await expect(check({ '/': redirectTo(`${url}/`) })).rejects.toThrow(`it redirects to ${url}/`)
    const { groups } = await check({ '/fr': redirectTo(`${url}/fr`) })
    expect(groups.map(({ what }) => what)).toEqual([`redirects to ${url}/fr`])
  } finally {
    await stop()
  }
  await expect(checkSite(url, build)).rejects.toThrow(NoResponseError)
})
