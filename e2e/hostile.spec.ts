import { connect } from 'node:net'
import { expect, test } from './fixtures'
import { hostileTargets, leadsAstray } from './hostile-requests'

/*
 * What anybody may send to a server, byte for byte, so over a plain socket: clients of HTTP put addresses
 * in order first.
 */
const server = process.env.E2E_SERVER ?? 'preview'

interface Answer {
  status: number
  location: string | undefined
}

/** Whether an answer has come whole; a server is not cut short, so that what it logs are its own faults. */
function isWhole(head: string, body: string): boolean {
  if (/^transfer-encoding: *chunked/im.test(head)) return body.endsWith('0\r\n\r\n')
  return body.length >= Number(/^content-length: *(\d+)/im.exec(head)?.[1] ?? Number.POSITIVE_INFINITY)
}

/** Sends one request, with more lines of headers, and reads the answer. Rejects when the connection ends without one. */
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
      // Some servers keep the connection, whatever they are asked.
      if (end >= 0 && isWhole(text.slice(0, end), text.slice(end + 4))) socket.end()
    })
    // A server that refuses a request early closes while the rest of it is on its way: what counts is the answer.
    socket.on('error', () => undefined)
    socket.on('close', finish)
    // Not `end` yet: some servers take a half-closed connection for one that is gone.
    socket.write(
      `GET ${target} HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: close\r\n${headers}\r\n`,
      'latin1',
    )
  })
}

/** Sends all, twenty at a time. */
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
  test('lead nowhere but to known pages, break nothing, and the next visitor is served', async ({
    baseURL,
  }) => {
    const port = Number(new URL(baseURL ?? '').port)
    const answers = await sendAll(port, hostileTargets(1_000))
    expect(answers).toHaveLength(1_000)
    const short = (target: string) => JSON.stringify(target.slice(0, 200))

    const broken = answers.filter(({ answer }) => !(answer.status < 500))
    expect(broken.map(({ target, answer }) => `${answer.status} ${short(target)}`)).toEqual([])
    const astray = answers.filter(
      ({ answer: { location } }) => location !== undefined && leadsAstray(location),
    )
    expect(astray.map(({ target, answer }) => `${short(target)} → ${answer.location}`)).toEqual([])
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
    // Where a rule's target has a query, Cloudflare puts it in the place of the request's (docs/deploying.md).
    expect((await send(port, '/en?utm_source=x')).location).toBe(
      server === 'wrangler' ? '/?lang=en' : '/?lang=en&utm_source=x',
    )
  })

  test('what no page is named after is not found, with a slash at the end too', async ({ baseURL }) => {
    const port = Number(new URL(baseURL ?? '').port)
    for (const target of ['/nothing/', '/%5Cevil.example/', '/art/', '/fr/nothing/', '//evil.example/'])
      expect([target, (await send(port, target)).status]).toEqual([target, 404])
  })

  test('odd ranges break nothing', async ({ baseURL }) => {
    const port = Number(new URL(baseURL ?? '').port)
    for (const range of ['bytes=5-2', 'bytes=0-99999999999999999999', 'bytes=-', 'bytes=a-b', 'lines=1-2'])
      expect((await send(port, '/fr', `Range: ${range}\r\n`)).status, range).toBeLessThan(500)
    expect(await send(port, '/')).toEqual({ status: 200, location: undefined })
  })
})
