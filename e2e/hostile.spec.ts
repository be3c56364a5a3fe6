import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { hiddenHostFiles } from '@/scripts/export/hosts/rules'
import { hostileTargets, leadsToUnknownPage } from '@/testing/hostile-requests'
import { expect, test } from './fixtures'

/** Sends a request without normalising its target, as browsers and `fetch` do. One character is one byte. */
async function send(origin: string, path: string, headers: Record<string, string> = {}) {
  const { hostname, port } = new URL(origin)
  const sent = request({ hostname, port, path, headers, agent: false }).end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  await buffer(response)
  return { status: response.statusCode ?? 0, location: response.headers.location }
}

test('hostile requests cause no server error and no foreign redirect', { tag: '@server' }, async ({
  baseURL,
}) => {
  const origin = baseURL ?? ''
  const problems: string[] = []
  for (const target of hostileTargets) {
    const { status, location } = await send(origin, target)
    if (status >= 500 || (location !== undefined && leadsToUnknownPage(location)))
      problems.push(`${status} ${JSON.stringify(target.slice(0, 200))} → ${location}`)
  }
  expect(problems).toEqual([])

  const unknown = ['/nothing/', '/%5Cevil.example/', '/art/', '/fr/nothing/', '//evil.example/']
  // The other hosts handle their own files themselves.
  if (process.env.E2E_SERVER === 'nginx') unknown.push(...hiddenHostFiles.map((name) => `/${name}`))
  for (const target of unknown) expect([target, (await send(origin, target)).status]).toEqual([target, 404])
  for (const Range of ['bytes=5-2', 'bytes=0-99999999999999999999', 'bytes=-', 'bytes=a-b', 'lines=1-2'])
    expect((await send(origin, '/fr', { Range })).status, Range).toBeLessThan(500)
  expect(await send(origin, '/')).toEqual({ status: 200, location: undefined })
})
