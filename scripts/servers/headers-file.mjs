import { readFileSync } from 'node:fs'

/**
 * Reads a `_headers` file as Cloudflare does: blocks of a path, a `*` standing for the rest, and
 * indented headers; a request gets those of every block that fits.
 * @param {string} file
 * @returns {(path: string) => [name: string, value: string][]}
 */
export function readHeadersFile(file) {
  /** @type {{ fits: (path: string) => boolean, headers: [string, string][] }[]} */
  const blocks = []
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const header = /^\s+([^:]+):\s*(.*)$/.exec(line)
    if (header) blocks.at(-1)?.headers.push([header[1] ?? '', header[2] ?? ''])
    else if (line.endsWith('*'))
      blocks.push({ fits: (path) => path.startsWith(line.slice(0, -1)), headers: [] })
    else if (line) blocks.push({ fits: (path) => path === line, headers: [] })
  }
  return (path) => blocks.filter(({ fits }) => fits(path)).flatMap(({ headers }) => headers)
}
