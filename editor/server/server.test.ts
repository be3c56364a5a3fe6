import { once } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer, request as httpRequest } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { createEditProject } from '@/testing/edit-project'
import { maxBodyBytes } from './guard'
import { createEditorServer } from './server'

const token = 'right-token'
/** The URLs of the requests that were forwarded to the site. */
let forwarded: string[] = []
let server: Server
let port = 0

beforeAll(async () => {
  const { api } = createEditProject()
  // The server must know its port before it listens, so another one finds a free port.
  const probe = createServer().listen(0)
  port = (probe.address() as AddressInfo).port
  await new Promise((resolve) => probe.close(resolve))
  const devServer = Promise.resolve({
    handle: ({ url }: { url?: string }, response: ServerResponse) => {
      forwarded.push(String(url))
      response.end('site')
    },
    upgrade: ({ url }: { url?: string }, socket: Socket) => {
      forwarded.push(String(url))
      socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n')
      return true
    },
  })
  server = createEditorServer({
    port,
    api,
    devServer,
    token,
    script: Promise.resolve('edit()'),
  })
  await once(server.listen(port, '127.0.0.1'), 'listening')
})
beforeEach(() => {
  forwarded = []
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

type RequestOptions = { method?: string; headers?: Record<string, string>; body?: string | Buffer }
/** Sends a request and reads the whole response. */
async function send(path: string, { method = 'GET', headers = {}, body }: RequestOptions = {}) {
  const host = `127.0.0.1:${port}`
  const request = httpRequest({ host: '127.0.0.1', port, path, method, headers: { host, ...headers } })
  request.end(body)
  const [response]: IncomingMessage[] = await once(request, 'response')
  if (!response) throw new Error('The server did not respond.')
  return { status: response.statusCode, headers: response.headers, body: await text(response) }
}

const withToken = { 'x-edit-token': token }
const post = (name: string, body: string, headers?: Record<string, string>) =>
  send(`/edit/api/${name}`, {
    method: 'POST',
    headers: { ...withToken, 'content-type': 'application/json', ...headers },
    body,
  })

test('rejects host names other than those of the loopback address', async () => {
  for (const host of [`evil.example:${port}`, `127.0.0.1:${port + 1}`, `127.0.0.1.evil.example:${port}`])
    for (const path of ['/', '/edit', '/edit/api/texts'])
      expect((await send(path, { headers: { ...withToken, host } })).status).toBe(403)
  expect(forwarded).toEqual([])
  const { status, headers, body } = await send('/fr?x=1', { headers: { host: `localhost:${port}` } })
  expect([status, body, forwarded]).toEqual([200, 'site', ['/fr?x=1']])
  expect(headers['x-frame-options']).toBe('SAMEORIGIN')
})

test('rejects API requests without the token or from another origin', async () => {
  const own = `http://127.0.0.1:${port}`
  for (const [headers, status] of [
    [{}, 403],
    [{ 'x-edit-token': 'wrong-token' }, 403],
    [{ 'x-edit-token': `${token}x` }, 403],
    [withToken, 200],
    [{ ...withToken, origin: own }, 200],
    [{ ...withToken, origin: 'null' }, 403],
    [{ ...withToken, origin: `http://localhost:${port}` }, 403],
    [{ ...withToken, origin: 'http://evil.example', 'sec-fetch-site': 'same-origin' }, 403],
    [{ ...withToken, 'sec-fetch-site': 'same-origin' }, 200],
    [{ ...withToken, 'sec-fetch-site': 'same-site' }, 403],
    [{ ...withToken, 'sec-fetch-site': 'cross-site' }, 403],
    [{ ...withToken, 'sec-fetch-site': 'none' }, 403],
  ] as [Record<string, string>, number][])
    expect([headers, (await send('/edit/api/texts', { headers })).status]).toEqual([headers, status])
})

test('rejects bodies that are no JSON objects or too large', async () => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])
    expect((await post('publish', '{}', { 'content-type': type })).status).toBe(415)
  for (const body of ['', '{', '[]', 'null', '"x"']) expect((await post('publish', body)).status).toBe(400)
  const large = JSON.stringify({ x: 'x'.repeat(maxBodyBytes) })
  expect((await post('publish', large)).status).toBe(413)
  expect((await post('publish', large, { 'transfer-encoding': 'chunked' })).status).toBe(413)
  const { status, body } = await post('publish', '{}', { 'content-type': 'application/json; charset=utf-8' })
  expect([status, JSON.parse(body)]).toEqual([400, { code: 'sentence', values: { max: 300 } }])
})

test('rejects unknown requests and those without what they need, with a message', async () => {
  for (const name of ['nothing', '__proto__', 'constructor', 'texts/..', ''])
    expect((await post(name, '{}')).status).toBe(404)
  const { status, body } = await send('/edit/api/save', { headers: withToken })
  expect([status, JSON.parse(body).code]).toEqual([400, 'request'])
})

test('inserts the token into the page, and serves no files but those of the page', async () => {
  const page = await send('/edit')
  expect(page.body).toContain(`<meta name="edit-token" content="${token}">`)
  expect(page.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'content-security-policy': expect.stringMatching(/^default-src 'self';.*frame-ancestors 'none'/),
  })
  const { headers, body } = await send('/edit/main.js')
  expect([headers['content-type'], body]).toEqual(['text/javascript; charset=utf-8', 'edit()'])
  for (const name of ['../server.ts', '..%2fserver.ts', '__proto__', 'editor.tsx', 'main.js%00'])
    expect([name, (await send(`/edit/${name}`)).status]).toEqual([name, 404])
  expect((await send('/editor')).body).toBe('site')
})

test('rejects hot-reload connections of another host or origin', async () => {
  const upgrade = (headers: string) =>
    new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(
          `GET /_next/hmr HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${headers}\r\n\r\n`,
        ),
      )
      socket.on('data', (data) => resolve(String(data).slice(9, 12)))
    })
  expect(await upgrade('Host: evil.example')).toBe('403')
  expect(await upgrade(`Host: 127.0.0.1:${port}\r\nOrigin: http://evil.example`)).toBe('403')
  expect(forwarded).toEqual([])
  expect(await upgrade(`Host: 127.0.0.1:${port}\r\nOrigin: http://127.0.0.1:${port}`)).toBe('101')
})
