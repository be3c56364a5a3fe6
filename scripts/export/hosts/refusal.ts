/** Longer URLs are refused; the site has none over a hundred characters. */
const maxLength = 4096

/**
 * The status to refuse a request with, or undefined if a file may answer it. Must never throw, because it gets
 * whatever a client sends.
 * @param url as received, not normalised
 */
export function refusal(method: string, url: string) {
  if (method !== 'GET' && method !== 'HEAD') return 405
  if (url.length > maxLength) return 414
  // `*`, and absolute URLs as in requests to a proxy.
  if (!url.startsWith('/')) return 400
  try {
    if (/\p{Cc}/u.test(decodeURIComponent(pathOf(url)))) return 400
  } catch {
    // Escapes that are not valid UTF-8.
    return 400
  }
  return undefined
}

/** The path of a request's URL, not decoded. */
export const pathOf = (url: string) => url.split('?', 1)[0] ?? ''

/** The query of a request's URL, without its question mark. */
export const queryOf = (url: string) => url.slice(pathOf(url).length + 1)
