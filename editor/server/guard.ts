import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { RequestError } from './request-error'

/*
 * Access control. The server is bound to the loopback address, so what remains are pages of other sites in the same
 * browser: by DNS rebinding or by cross-origin requests.
 */

export type Request = Pick<IncomingMessage, 'headers' | 'method'>

export const maxBodyBytes = 100_000

/** Throws unless the Host header names the loopback address and the port. */
export function checkHost({ headers }: Request, port: number) {
  if (![`127.0.0.1:${port}`, `localhost:${port}`].includes(headers.host ?? ''))
    throw new RequestError(403, 'address', { address: `http://127.0.0.1:${port}/edit` })
}

/** Throws if a page of another origin sent the request. */
export function checkOrigin({ headers }: Request) {
  const { origin, host, 'sec-fetch-site': site = 'same-origin' } = headers
  if (origin === undefined ? site !== 'same-origin' : origin !== `http://${host}`)
    throw new RequestError(403, 'origin')
}

/** Throws unless the request has the editor's token. */
export function checkToken({ headers }: Request, token: string) {
  const [sent, expected] = [String(headers['x-edit-token'] ?? ''), token].map((text) => Buffer.from(text))
  if (!sent || !expected || sent.length !== expected.length || !timingSafeEqual(sent, expected))
    throw new RequestError(403, 'token')
}

/** Reads the JSON object in a request's body. Throws if it is too large, or of another type. */
export async function readBody(request: Request & AsyncIterable<Buffer>): Promise<Record<string, unknown>> {
  const { 'content-type': type = '' } = request.headers
  if (!/^application\/json\s*(;|$)/i.test(type))
    throw new RequestError(415, 'request', { reason: `content-type “${type}”` })
  const chunks = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size > maxBodyBytes) throw new RequestError(413, 'tooLarge', { bytes: maxBodyBytes })
    chunks.push(chunk)
  }
  const body = parseJson(Buffer.concat(chunks).toString())
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new RequestError(400, 'request', { reason: 'the body is not a JSON object' })
  return body as Record<string, unknown>
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
