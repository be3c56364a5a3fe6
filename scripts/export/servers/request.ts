/** Longest URL that is served; the site's own are under a hundred characters. */
const maxLength = 4096

/** Splits a request's URL at its first question mark. Decodes nothing; `query` has no question mark. */
export function splitUrl(url: string): { path: string; query: string } {
  const [path = ''] = url.split('?', 1)
  return { path, query: url.slice(path.length + 1) }
}

/**
 * Checks a request before a file answers it. Never throws, because clients may send anything.
 * @param url as received, not normalised
 * @returns the HTTP status to reject the request with, or undefined if it is acceptable
 */
export function findRequestError(method: string, url: string): 400 | 405 | 414 | undefined {
  if (method !== 'GET' && method !== 'HEAD') return 405
  if (url.length > maxLength) return 414
  // `*`, and absolute URLs as sent to a proxy.
  if (!url.startsWith('/')) return 400
  try {
    const hasControlCharacter = /\p{Cc}/u.test(decodeURIComponent(splitUrl(url).path))
    return hasControlCharacter ? 400 : undefined
  } catch {
    // The percent-encoding is not valid UTF-8.
    return 400
  }
}
