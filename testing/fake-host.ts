import type { IncomingMessage } from 'node:http'
import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'
import type { Build } from '@/scripts/deploy/build'
import { getContentType, getHeaders, redirects } from '@/scripts/export/hosts/rules'

type Response = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer }
/**
 * Deviations of a host from the hosting rules, by path; `*` applies to all paths. Status 0 closes the connection, a header
 * that is undefined is not sent, and a changed body is not compressed.
 */
export type Faults = Record<string, Partial<Omit<Response, 'body'> & { body: string | Buffer }>>

/** Creates the response of a host that follows the rules. */
function createResponse(build: Build, url: string, requestHeaders: IncomingMessage['headers']): Response {
  const { pathname: path, search } = new URL(url, 'http://localhost')
  const headers = getHeaders(path, build.hashes)
  const redirect = redirects.find(({ from }) => from === path)
  if (redirect) {
    const { to, status } = redirect
    const location = search ? `${to}${to.includes('?') ? '&' : '?'}${search.slice(1)}` : to
    return { status, headers: { ...headers, Location: location }, body: Buffer.alloc(0) }
  }
  const file = build.delivered.find((one) => one.path === path)
  const name = file?.name ?? '404.html'
  const common = { ...headers, 'Content-Type': getContentType(name) }
  const status = file ? 200 : 404
  if (!file?.isCompressed || !/gzip/.test(String(requestHeaders['accept-encoding'])))
    return { status, headers: common, body: build.read(name) }
  return {
    status,
    headers: { ...common, 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' },
    body: gzipSync(build.read(name)),
  }
}

/** Applies a deviation to a response. */
function applyFault(
  response: Response,
  { status = response.status, headers, body }: Faults[string] = {},
): Response {
  return {
    status,
    headers: {
      ...response.headers,
      ...(body !== undefined && { 'Content-Encoding': undefined }),
      ...headers,
    },
    body: body === undefined ? response.body : Buffer.from(body),
  }
}

/** Starts a host that follows the hosting rules, except for these faults. */
export async function startFakeHost(
  build: Build,
  faults: Faults = {},
): Promise<{ url: string; stop: () => Promise<unknown> }> {
  const server = createServer((request, response) => {
    const url = request.url ?? '/'
    const everywhere = applyFault(createResponse(build, url, request.headers), faults['*'])
    const sent = applyFault(everywhere, faults[url.split('?')[0] ?? ''])
    if (sent.status === 0) return request.socket.destroy()
    response.statusCode = sent.status
    for (const [name, value] of Object.entries(sent.headers))
      if (value !== undefined) response.setHeader(name, value)
    response.end(sent.body)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
