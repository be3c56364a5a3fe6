import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { Problem } from './problem'

/*
 * Who may ask. The server is bound to the loopback address; what is left are other pages in the same browser: by
 * their own name for that address (DNS rebinding), or by requests across origins.
 */

export type Request = Pick<IncomingMessage, 'headers' | 'method'>

/** The most bytes of a request's body. */
export const bodyLimit = 100_000

/** Refuses a request to another host name. */
export function checkHost({ headers }: Request, port: number) {
  if (![`127.0.0.1:${port}`, `localhost:${port}`].includes(headers.host ?? ''))
    throw new Problem(403, 'address', { address: `http://127.0.0.1:${port}/edit` })
}

/** Refuses what a page of another origin sent. */
export function checkOrigin({ headers }: Request) {
  const { origin, host, 'sec-fetch-site': site = 'same-origin' } = headers
  if (origin === undefined ? site !== 'same-origin' : origin !== `http://${host}`)
    throw new Problem(403, 'origin')
}

/** Refuses a request without the editor's token. */
export function checkToken({ headers }: Request, token: string) {
  const [given, wanted] = [String(headers['x-edit-token'] ?? ''), token].map((text) => Buffer.from(text))
  if (!given || !wanted || given.length !== wanted.length || !timingSafeEqual(given, wanted))
    throw new Problem(403, 'token')
}

/** The object that a request brings. Refuses other types of content, and more than the limit. */
export async function readBody(request: Request & AsyncIterable<Buffer>): Promise<Record<string, unknown>> {
  const { 'content-type': type = '', 'content-length': announced = '0' } = request.headers
  if (!/^application\/json\s*(;|$)/i.test(type))
    throw new Problem(415, 'request', { reason: `content-type “${type}”` })
  const tooLarge = new Problem(413, 'tooLarge', { bytes: bodyLimit })
  if (Number(announced) > bodyLimit) throw tooLarge
  const chunks = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size > bodyLimit) throw tooLarge
    chunks.push(chunk)
  }
  let body: unknown
  try {
    body = JSON.parse(Buffer.concat(chunks).toString())
  } catch {
    throw new Problem(400, 'request', { reason: 'no JSON' })
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Problem(400, 'request', { reason: 'no object' })
  return body as Record<string, unknown>
}
