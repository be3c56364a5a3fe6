/** Longer addresses are refused; the site has none over a hundred signs. */
const longest = 4096

/**
 * Why a request can't be answered with a file: the status to refuse it with, or undefined for one that can.
 * Whatever a client sends comes through here, so it must never throw.
 * @param {string} method @param {string} url as it came, not normalised
 */
export function refusal(method, url) {
  if (method !== 'GET' && method !== 'HEAD') return 405
  if (url.length > longest) return 414
  // `*`, and whole addresses as to a proxy.
  if (!url.startsWith('/')) return 400
  try {
    if (/\p{Cc}/u.test(decodeURIComponent(pathOf(url)))) return 400
  } catch {
    // Escapes that are no UTF-8.
    return 400
  }
  return undefined
}

/** The path of a request's URL, with whatever stands in it. @param {string} url */
export const pathOf = (url) => url.split('?', 1)[0] ?? ''

/** The query of a request's URL, without its question mark. @param {string} url */
export const queryOf = (url) => url.slice(pathOf(url).length + 1)
