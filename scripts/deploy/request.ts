/** A response with its body read and decompressed. `url` is the last one if redirects were followed. */
export type SiteResponse = { url: string; status: number; headers: Headers; body: Buffer }

/** The site did not respond, or responded with something that is not HTTP. */
export class NoResponseError extends Error {}

const timeoutMs = 15_000

async function sendOnce(url: string, redirect: 'follow' | 'manual'): Promise<SiteResponse> {
  const response = await fetch(url, {
    redirect,
    signal: AbortSignal.timeout(timeoutMs),
    headers: { 'user-agent': 'nori-deploy-check', 'accept-encoding': 'br, gzip' },
  })
  const { status, headers } = response
  return { url: response.url, status, headers, body: Buffer.from(await response.arrayBuffer()) }
}

/** Sends a request, and once more if it fails. Throws `NoResponseError` if both fail. */
export async function sendRequest(
  url: string,
  redirect: 'follow' | 'manual' = 'follow',
): Promise<SiteResponse> {
  try {
    return await sendOnce(url, redirect).catch(() => sendOnce(url, redirect))
  } catch (error) {
    // The message of `fetch` is always "fetch failed"; the reason is in its cause, sometimes only as a code.
    const { message, cause } = error as Error & { cause?: { message: string; code?: string } }
    throw new NoResponseError(cause?.message || cause?.code || message)
  }
}
