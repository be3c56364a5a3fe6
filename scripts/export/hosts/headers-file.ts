/**
 * Parses the text of a `_headers` file as Cloudflare does: blocks of a path, in which `*` matches the rest and
 * `:name` a part without slashes, and indented headers; a request gets the headers of every matching block.
 */
export function readHeaders(text: string): (path: string) => [name: string, value: string][] {
  const blocks: { pattern: RegExp; headers: [string, string][] }[] = []
  for (const line of text.split('\n')) {
    const header = /^\s+([^:]+):\s*(.*)$/.exec(line)
    if (header) blocks.at(-1)?.headers.push([header[1] ?? '', header[2] ?? ''])
    else if (line) blocks.push({ pattern: patternOf(line), headers: [] })
  }
  return (path) => blocks.filter(({ pattern }) => pattern.test(path)).flatMap(({ headers }) => headers)
}

const patternOf = (line: string) =>
  new RegExp(
    `^${line
      .replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll(/:\w+/g, '[^/]+')}$`,
    's',
  )
