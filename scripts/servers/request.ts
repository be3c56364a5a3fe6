/** Splits a request's URL at its first question mark. Decodes nothing; `query` has no question mark. */
export function splitUrl(url: string): { path: string; query: string } {
  const [path = ''] = url.split('?', 1)
  return { path, query: url.slice(path.length + 1) }
}
