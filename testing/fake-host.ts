import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import type { Build } from '@/scripts/deploy/build'
import { getContentType, getHeaders, redirects } from '@/scripts/export/hosts/rules'

type Headers = Record<string, string | string[] | undefined>
type Fault = { status?: number; headers?: Headers; body?: string | Buffer }
/**
 * Deviations of a host from the hosting rules, by path; `*` applies to all paths. Status 0 closes the connection, and a
 * header that is undefined is not sent.
 */
export type Faults = Record<string, Fault>

/** Creates the response of a host that follows the rules. */
function createResponse(build: Build, { pathname: path, search }: URL): Required<Fault> {
  const headers = getHeaders(path, build.hashes)
  const redirect = redirects.find(({ from }) => from === path)
  if (redirect) {
    const { to, status } = redirect
    const separator = to.includes('?') ? '&' : '?'
    const Location = search ? to + separator + search.slice(1) : to
    return { status, headers: { ...headers, Location }, body: '' }
  }
  const file = build.delivered.find((one) => one.path === path)
  const name = file?.name ?? '404.html'
  return {
    status: file ? 200 : 404,
    headers: {
      ...headers,
      'Content-Type': getContentType(name),
      'Content-Encoding': file?.isCompressed ? 'gzip' : undefined,
    },
    body: build.read(name),
  }
}

/** Starts a host that follows the hosting rules, except for these faults. */
export async function startFakeHost(build: Build, faults: Faults = {}) {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const regular = createResponse(build, url)
    const [everywhere, here] = [faults['*'], faults[url.pathname]]
    const { status, body } = { ...regular, ...everywhere, ...here }
    if (status === 0) return request.socket.destroy()
    const headers: Headers = { ...regular.headers, ...everywhere?.headers, ...here?.headers }
    for (const [name, value] of Object.entries(headers))
      if (value !== undefined) response.setHeader(name, value)
    response.writeHead(status).end(headers['Content-Encoding'] === 'gzip' ? gzipSync(body) : body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
