/** @jest-environment node */

import { faultsOfAddresses } from '@/testing/faults/addresses'
import { faultsOfFiles } from '@/testing/faults/files'
import type { Fault } from '@/testing/faulty-host'
import { faultyHost } from '@/testing/faulty-host'
import { smallExport } from '@/testing/small-export'
import { checkSite, NotReachable } from './check-site'
import { asData, asLines, grouped } from './print'

const small = smallExport()
const faults = { ...faultsOfFiles(small.build.read), ...faultsOfAddresses(small.build.read) }
afterAll(() => small.remove())

/** The result for a host with a fault. */
async function check(
  fault?: Fault,
  { path = '', ...options }: Parameters<typeof checkSite>[2] & { path?: string } = {},
) {
  const host = await faultyHost(small.build, fault)
  try {
    const result = await checkSite(host.url + path, small.build, { hostile: 0, timeout: 1_000, ...options })
    return { ...result, url: host.url, lines: asLines(result).map((line) => line.replaceAll(host.url, '')) }
  } finally {
    await host.stop()
  }
}

test('a host that follows the rules has no findings, also after hostile requests', async () => {
  const { findings, notes, skipped, host, lines } = await check(undefined, { hostile: 60 })
  expect(findings).toEqual([])
  expect(grouped(notes).map(({ kind }) => kind)).toEqual(['brotli'])
  expect(host).toBe('other')
  expect(skipped).toEqual([
    expect.stringContaining('the address in the pages'),
    expect.stringContaining('certificate'),
  ])
  expect(lines.at(-1)).toMatch(/^No findings in \d+ requests to this host\.$/)
})

test.each(Object.entries(faults))('%s is found, and nothing else', async (_, { fault, kinds, finding }) => {
  const { findings, lines, url } = await check(fault)
  const groups = grouped(findings)
  expect([...new Set(groups.map(({ kind }) => kind))].sort()).toEqual([...kinds].sort())
  const [path, what] = finding
  const found = groups.find(({ kind, urls }) => kind === kinds[0] && urls[0] === url + path)
  expect(found?.what).toEqual(typeof what === 'string' ? what : expect.stringMatching(what))
  const line = lines.find(
    (text) => text.startsWith(path) && text.includes(String(found?.what).replaceAll(url, '')),
  )
  expect(line).toMatch(/^\/\S*( and \d+ more)?: .+; .+$/)
})

test('a server error after a hostile request and a way to another site are found', async () => {
  const hostile: Fault = (sent, path) => {
    if (path.includes('%2f')) sent.status = 500
    if (path.startsWith('//')) {
      sent.status = 301
      sent.headers.Location = path
    }
  }
  const whats = (await check(hostile, { hostile: 80 })).findings.map(({ what }) => what)
  expect(whats).toContain('status 500 to a hostile request')
  expect(whats).toContain('redirects to another site')
})

test('a host that does not answer any more ends the check and is found', async () => {
  let count = 0
  const { findings } = await check((sent) => {
    count += 1
    if (count > 5) sent.status = 0
  })
  expect(count).toBeLessThan(60)
  expect(grouped(findings).map(({ what }) => what)).toContain('not asked: 10 requests had no answer')
})

test('a site that is not there can’t be checked', async () => {
  const { url, stop } = await faultyHost(small.build)
  await stop()
  await expect(checkSite(url, small.build)).rejects.toThrow(NotReachable)
})

test('another base path than that of the build is the only finding', async () => {
  const { findings, url } = await check(undefined, { path: '/nori' })
  expect(findings).toEqual([
    { kind: 'base', url: `${url}/nori/`, what: 'the build here is for the root, the address is under /nori' },
  ])
})

test('what a host can’t do is named once and is no finding; previews may be hidden', async () => {
  const github: Fault = (sent) => {
    sent.headers['X-GitHub-Request-Id'] = '1'
    sent.headers['X-Robots-Tag'] = 'noindex'
    sent.headers['X-Frame-Options'] = undefined
  }
  const { host, findings, lines } = await check(github, { isPreview: true })
  expect([host, findings]).toEqual(['github', []])
  expect(lines).toContain(
    'Not held against GitHub Pages: it sends none of the site’s headers; the policy is in the pages.',
  )
  const forced = await check(github, { isPreview: true, host: 'nginx' })
  expect(forced.lines[0]).toMatch(
    /^\/ and \d+ more: no X-Frame-Options; copy \.deploy\/nginx\.conf of this build/,
  )
})

test('as data, findings are grouped and have a cure', async () => {
  const result = await check(faults['no HSTS']?.fault, { host: 'vercel' })
  const { findings, notes, limits } = asData(result)
  expect(findings).toEqual([
    {
      kind: 'security',
      what: 'no Strict-Transport-Security',
      urls: expect.arrayContaining([`${result.url}/`, `${result.url}/fr`]),
      cure: expect.stringContaining('out/vercel.json'),
    },
  ])
  expect([notes.length, limits.length]).toEqual([1, 0])
})
