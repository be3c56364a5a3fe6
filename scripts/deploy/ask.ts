/** `url`: after redirects that were followed; `body`: decoded */
export type Answer = { url: string; status: number; headers: Headers; body: Buffer }

/** No answer: the request failed twice. */
export class NoAnswer extends Error {}

const timeout = 15_000

async function send(url: string, redirect: 'follow' | 'manual'): Promise<Answer> {
  const response = await fetch(url, {
    redirect,
    signal: AbortSignal.timeout(timeout),
    headers: { 'user-agent': 'nori-deploy-check', 'accept-encoding': 'br, gzip' },
  })
  const { status, headers } = response
  return { url: response.url, status, headers, body: Buffer.from(await response.arrayBuffer()) }
}

/**
 * Sends a request, and once more if there is no answer. Throws `NoAnswer` if there is none then.
 * @param redirect `manual`: the redirect itself is the answer
 */
export async function ask(url: string, redirect: 'follow' | 'manual' = 'follow'): Promise<Answer> {
  try {
    return await send(url, redirect).catch(() => send(url, redirect))
  } catch (error) {
    // `fetch` says only that it failed; the reason is in the cause, and for several addresses of a name only its code.
    const { message, cause } = error as Error & { cause?: { message: string; code?: string } }
    throw new NoAnswer(cause?.message || cause?.code || message)
  }
}
