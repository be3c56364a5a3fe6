import { connect } from 'node:net'
import { expect, test } from './fixtures'
import { hostileTargets, leavesKnownPages } from './hostile-requests'

/* Hostile requests, sent byte for byte over a plain socket, because HTTP clients normalise URLs first. */
const server = process.env.E2E_SERVER ?? 'preview'

interface Answer {
  status: number
  location: string | undefined
}

/** Whether a response is complete. The connection stays open until then, so that the server logs no aborted responses. */
function isWhole(head: string, body: string): boolean {
  if (/^transfer-encoding: *chunked/im.test(head)) return body.endsWith('0\r\n\r\n')
  return body.length >= Number(/^content-length: *(\d+)/im.exec(head)?.[1] ?? Number.POSITIVE_INFINITY)
}

/** Sends one request, with additional headers, and reads the response. Rejects if the connection ends without one. */
function send(port: number, target: string, headers = ''): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const shown = JSON.stringify(target.slice(0, 200))
    const socket = connect(port, 'localhost')
    let text = ''
    const finish = () => {
      const [head = ''] = text.split('\r\n\r\n', 1)
      const status = /^HTTP\/1\.[01] (\d{3})/.exec(head)?.[1]
      const location = /^location: *(.*)$/im.exec(head)?.[1]?.trim()
      if (status) resolve({ status: Number(status), location })
      else reject(new Error(`no answer to ${shown}, only ${JSON.stringify(text.slice(0, 200))}`))
    }
    socket.setEncoding('latin1')
    socket.setTimeout(20_000, () => socket.destroy())
    socket.on('data', (data) => {
      text += data
      const end = text.indexOf('\r\n\r\n')
      // Some servers keep the connection open despite `Connection: close`.
      if (end >= 0 && isWhole(text.slice(0, end), text.slice(end + 4))) socket.end()
    })
    // A server that refuses a request early closes while the rest is being sent: only the response matters.
    socket.on('error', () => undefined)
    socket.on('close', finish)
    // Not `end` yet: some servers treat a half-closed connection as closed.
    socket.write(
      `GET ${target} HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: close\r\n${headers}\r\n`,
      'latin1',
    )
  })
}

/** Sends all targets, twenty at a time. */
async function sendAll(port: number, targets: string[]): Promise<{ target: string; answer: Answer }[]> {
  const queue = targets.values()
  const answers: { target: string; answer: Answer }[] = []
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      for (const target of queue) answers.push({ target, answer: await send(port, target) })
    }),
  )
  return answers
}

test.describe('a thousand hostile requests', () => {
  test('are redirected only to known pages, cause no server error, and the server still works', async ({
    baseURL,
  }) => {
    const port = Number(new URL(baseURL ?? '').port)
    const answers = await sendAll(port, hostileTargets(1_000))
    expect(answers).toHaveLength(1_000)
    const short = (target: string) => JSON.stringify(target.slice(0, 200))

    const broken = answers.filter(({ answer }) => !(answer.status < 500))
    expect(broken.map(({ target, answer }) => `${answer.status} ${short(target)}`)).toEqual([])
    const unknown = answers.filter(
      ({ answer: { location } }) => location !== undefined && leavesKnownPages(location),
    )
    expect(unknown.map(({ target, answer }) => `${short(target)} → ${answer.location}`)).toEqual([])
    expect(await send(port, '/')).toEqual({ status: 200, location: undefined })
  })

  test('redirects keep the query', async ({ baseURL }) => {
    const port = Number(new URL(baseURL ?? '').port)
    const query = 'lang=es&utm_source=x%20y'
    // Cloudflare writes 308 where others write 301.
    const { status, location } = await send(port, `/fr/?${query}`)
    expect([301, 308]).toContain(status)
    expect(location).toBe(`/fr?${query}`)
    expect((await send(port, `/terms?${query}`)).location).toBe(`/terms-and-conditions.html?${query}`)
    // If a rule's target has a query, Cloudflare replaces the request's with it (docs/deploying.md).
    expect((await send(port, '/en?utm_source=x')).location).toBe(
      server === 'wrangler' ? '/?lang=en' : '/?lang=en&utm_source=x',
    )
  })

  test('unknown addresses are not found, also with a final slash', async ({ baseURL }) => {
    const port = Number(new URL(baseURL ?? '').port)
    for (const target of ['/nothing/', '/%5Cevil.example/', '/art/', '/fr/nothing/', '//evil.example/'])
      expect([target, (await send(port, target)).status]).toEqual([target, 404])
  })

  test('invalid ranges cause no server error', async ({ baseURL }) => {
    const port = Number(new URL(baseURL ?? '').port)
    for (const range of ['bytes=5-2', 'bytes=0-99999999999999999999', 'bytes=-', 'bytes=a-b', 'lines=1-2'])
      expect((await send(port, '/fr', `Range: ${range}\r\n`)).status, range).toBeLessThan(500)
    expect(await send(port, '/')).toEqual({ status: 200, location: undefined })
  })
})
