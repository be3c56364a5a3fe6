import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One way in which the answer to a request can fail. Gets the sound answer, which it may pass on. */
export type Fault = (
  sound: { status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer },
  response: ServerResponse,
) => void

/**
 * A server that answers as the one under test does, but for the files that a test lets fail. Faster than
 * intercepting in the browser, which holds every request up, and closer to what networks do.
 */
export async function startFaultyServer(origin: string) {
  let isFailing = (_path: string) => false
  let fault: Fault | undefined

  const server = createServer((incoming, response) => {
    const { pathname } = new URL(incoming.url ?? '/', origin)
    readSound(origin, incoming).then(
      (sound) => {
        if (fault && isFailing(pathname)) fault(sound, response)
        else response.writeHead(sound.status, sound.headers).end(sound.body)
      },
      () => response.destroy(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo

  return {
    url: `http://localhost:${port}`,
    /** Lets these files fail from now on; none of them without a fault. */
    fail(paths: readonly string[], how?: Fault) {
      isFailing = (path) => paths.includes(path)
      fault = how
      server.closeAllConnections()
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  }
}

function readSound(origin: string, { url, method, headers }: IncomingMessage) {
  return new Promise<Parameters<Fault>[0]>((resolve, reject) => {
    // Without compression: half of an answer is half of its text.
    const asked = { ...headers, 'accept-encoding': 'identity' }
    request(new URL(url ?? '/', origin), { method, headers: asked }, (answer) => {
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
