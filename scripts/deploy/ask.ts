import { Agent as HttpAgent, request as httpRequest } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/** An answer, or why there is none. `sent`: the values of a header as they were sent, one for each line. */
export interface Answer {
  url: string
  /** 0 without an answer */
  status: number
  /** empty with an answer */
  error: string
  sent: (name: string) => string[]
  /** decoded */
  body: Buffer
}
export type Ask = (url: string, headers?: Record<string, string>) => Promise<Answer>

/** What today's browsers accept of what static hosts have. */
export const browserEncodings = 'br, gzip'
/** After so many requests in a row without an answer the rest are not sent. */
const patience = 10

const unanswered = (url: string, error: string): Answer => ({
  url,
  status: 0,
  error,
  sent: () => [],
  body: Buffer.alloc(0),
})

function decoded(body: Buffer, encoding: string | undefined) {
  // As with status 304, which names the encoding of the content that it does not send.
  if (body.length === 0) return body
  if (encoding === 'br') return brotliDecompressSync(body)
  if (encoding === 'gzip') return gunzipSync(body)
  return body
}

/**
 * A function that sends requests, `parallel` at a time, each with a limit of time and a second attempt. It never
 * rejects: a request that fails is an answer with status 0. The certificate is looked at elsewhere.
 * @param options milliseconds
 */
export function asker({ parallel = 6, timeout = 15_000 }: { parallel?: number; timeout?: number } = {}): Ask {
  const agents = {
    'http:': new HttpAgent({ keepAlive: true, maxSockets: parallel }),
    'https:': new HttpsAgent({ keepAlive: true, maxSockets: parallel, rejectUnauthorized: false }),
  }
  let failures = 0
  let running = 0
  const waiting: (() => void)[] = []

  const once: Ask = (url, headers = {}) =>
    new Promise((resolve) => {
      const { protocol } = new URL(url)
      const send = protocol === 'https:' ? httpsRequest : httpRequest
      const agent = protocol === 'https:' ? agents['https:'] : agents['http:']
      const signal = AbortSignal.timeout(timeout)
      const fail = (error: Error) =>
        resolve(unanswered(url, signal.aborted ? `no answer within ${timeout / 1000} s` : error.message))
      try {
        send(
          url,
          { agent, signal, headers: { 'user-agent': 'nori-deploy-check', ...headers } },
          (response) => {
            const { statusCode: status = 0, headersDistinct } = response
            const sent = (name: string) => headersDistinct[name.toLowerCase()] ?? []
            buffer(response)
              .then((raw) => decoded(raw, sent('content-encoding')[0]))
              .then((body) => resolve({ url, status, error: '', sent, body }), fail)
          },
        )
          .on('error', fail)
          .end()
      } catch (error) {
        fail(error instanceof Error ? error : new Error(String(error)))
      }
    })

  return async (url, headers) => {
    while (running >= parallel) await new Promise((next) => waiting.push(() => next(undefined)))
    running += 1
    try {
      if (failures >= patience) return unanswered(url, `not asked: ${patience} requests had no answer`)
      let answer = await once(url, headers)
      if (answer.error) answer = await once(url, headers)
      failures = answer.error ? failures + 1 : 0
      return answer
    } finally {
      running -= 1
      waiting.shift()?.()
    }
  }
}
