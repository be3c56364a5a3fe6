import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Lets a response fail. Receives the original response, which it may send changed. */
export type Fault = (
  original: { status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer },
  response: ServerResponse,
) => void

/**
 * Starts a proxy of the server under test that lets chosen files fail. Faster than interception in the browser, which
 * delays every request, and closer to real network failures.
 */
export async function startFaultyServer(origin: string) {
  let isFailing = (_path: string) => false
  let fault: Fault | undefined

  const server = createServer((incoming, response) => {
    const { pathname } = new URL(incoming.url ?? '/', origin)
    fetchOriginal(origin, incoming).then(
      (original) => {
        if (fault && isFailing(pathname)) fault(original, response)
        else response.writeHead(original.status, original.headers).end(original.body)
      },
      () => response.destroy(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo

  return {
    url: `http://localhost:${port}`,
    /** Lets these files fail from now on; without a fault, none fails. */
    fail(paths: readonly string[], newFault?: Fault) {
      isFailing = (path) => paths.includes(path)
      fault = newFault
      server.closeAllConnections()
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  }
}

/** Fetches what the server under test answers to a request, without compression; optionally with another URL. */
export function fetchOriginal(origin: string, { url, method, headers }: IncomingMessage, target = url) {
  return new Promise<Parameters<Fault>[0]>((resolve, reject) => {
    // Uncompressed, so that half of a response is half of its text.
    const plainHeaders = { ...headers, 'accept-encoding': 'identity' }
    request(new URL(target ?? '/', origin), { method, headers: plainHeaders }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part) => parts.push(part))
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: Buffer.concat(parts) }),
      )
    })
      .on('error', reject)
      .end()
  })
}
