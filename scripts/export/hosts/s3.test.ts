import { getCacheControl } from './rules'
import { createS3UploadScript } from './s3'

const types = [
  ['index.html', 'text/html; charset=utf-8'],
  ['fr/index.html', 'text/html; charset=utf-8'],
  ['robots.txt', 'text/plain; charset=utf-8'],
  ['manifest.webmanifest', 'application/manifest+json'],
  ['locales/fr/translation.json', 'application/json'],
  ['art/letter.svg', 'image/svg+xml'],
  ['og/fr.png', 'image/png'],
  ['icon.png', 'image/png'],
  ['_next/static/chunks/a.js', 'text/javascript; charset=utf-8'],
  ['_next/static/media/a.woff2', 'font/woff2'],
]
/** Returns the upload commands of the script for an export with these files and those for hosts. */
const listCommands = () =>
  createS3UploadScript([...types.map(([name = '']) => name), '_headers'])
    .split('\n')
    .filter((line) => line.startsWith("send '"))

/** Whether a command uploads a file: the last matching filter decides (aws s3, “Use of Exclude and Include Filters”). */
function uploads(line: string, name: string) {
  const filters = [...line.matchAll(/--(include|exclude) '([^']+)'/g)]
  const fits = (pattern: string | undefined = '') =>
    new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(name)
  return filters.findLast(([, , pattern]) => fits(pattern))?.[1] === 'include'
}

test.each(types)('%s is uploaded once, as %s', (name = '', type) => {
  expect(listCommands().filter((line) => uploads(line, name))).toEqual([
    expect.stringContaining(`send '${getCacheControl(`/${name}`)}' '${type}' `),
  ])
})

test('files for hosts and compressed copies are not uploaded', () => {
  for (const name of ['_headers', '_redirects', 'fr.html.br', 'fr.html.gz'])
    expect(listCommands().filter((line) => uploads(line, name))).toEqual([])
})

test('what is kept for ever comes first, then the rest, pages, and dictionaries last', () => {
  const lines = listCommands()
  const at = (part: string) => lines.findIndex((line) => line.includes(part))
  expect(at('immutable')).toBe(0)
  expect(at('text/html')).toBe(lines.length - 2)
  expect(at('application/json')).toBe(lines.length - 1)
  expect(lines.findLastIndex((line) => line.includes('immutable'))).toBeLessThan(at('image/svg+xml'))
})

test('a kind of file without a type stops the build', () => {
  expect(() => createS3UploadScript(['a.mp3'])).toThrow('no media type for the file extension .mp3')
})
