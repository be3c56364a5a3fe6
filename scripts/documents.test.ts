import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'

/* The project's documents and comments name paths that exist, its documents npm scripts that exist; style sheets are used. */

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => existsSync(file))
const documents = files
  .filter((file) => file.endsWith('.md'))
  .map((file) => {
    const text = readFileSync(file, 'utf8')
    const withoutBlocks = text.replaceAll(/^```.*?^```/gms, '')
    const code = [...withoutBlocks.matchAll(/`([^`]+)`/g)].map(([, inline = '']) => inline.trim())
    return { file, text, code }
  })

const entries = new Set(
  files.flatMap((file) => {
    const parts = file.split('/')
    return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
  }),
)
/** Whether a path, with `*` as a wildcard, is a file or a folder. A name alone is enough where the text names the folder. */
function exists(path: string) {
  const escaped = path.replace(/\/$/, '').replaceAll(/[.()[\]+?^$|]/g, '\\$&')
  const pattern = new RegExp(`^${path.includes('/') ? '' : '(.*/)?'}${escaped.replaceAll('*', '[^/]*')}$`)
  return [...entries].some((entry) => pattern.test(entry))
}

/** Expands braces: `{en,fr}.json` to `en.json` and `fr.json`. */
function expandBraces(path: string): string[] {
  const [whole, start = '', choices = '', end = ''] = /^(.*?)\{([^{}]*)\}(.*)$/.exec(path) ?? []
  return whole ? choices.split(',').flatMap((choice) => expandBraces(start + choice + end)) : [path]
}

const isGenerated = (path: string) =>
  /^(out|node_modules|\.(deploy|bench|tools|mutation|next))(\/|$)/.test(path)
const isPath = (code: string) =>
  /^[\w@.()[\]{}*,-]+(\/[\w@.()[\]{}*,-]*)*$/.test(code) &&
  (/\w\.(ts|tsx|mjs|css|json|jsonc|md|svg|yml|toml|txt|jpg|woff2)$/.test(code) ||
    (code.includes('/') && entries.has(code.split('/')[0] ?? '')))
/** Lists the paths in a file that lead to nothing from its folder or from one above. */
const listMissing = (file: string, paths: readonly string[]) =>
  paths
    .filter((path) => isPath(path) && !isGenerated(path))
    .flatMap(expandBraces)
    .filter((path) => {
      const folders = file.split('/').map((_, depth, parts) => parts.slice(0, depth).join('/'))
      return !folders.some((folder) => exists(join(folder, path)))
    })
    .map((path) => `${file}: ${path}`)

test('every path in a document’s code exists', () => {
  expect(documents.flatMap(({ file, code }) => listMissing(file, code))).toEqual([])
})

test('every path in a comment exists', () => {
  const missing = files
    .filter((file) => /\.(ts|tsx|mjs|css)$/.test(file))
    .flatMap((file) => {
      const comments = readFileSync(file, 'utf8').match(/(?<=^[ {]*)\/\*.*?\*\/|(?<=^ *)\/\/ [^\n]*/gms) ?? []
      const words = comments.flatMap((comment) => comment.split(/[\s`'“”]+|(?<=\s)\(/))
      return listMissing(
        file,
        words.map((word) => word.replace(/[.,:;)]+$/, '')),
      )
    })
  expect(missing).toEqual([])
})

test('every relative link of a document leads to a file, and to a heading of it', () => {
  /** The anchor that GitHub gives a heading. */
  const toAnchor = (heading: string) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(/\s/g, '-')
  const hasAnchor = (file: string, anchor: string) =>
    [...(documents.find((one) => one.file === file)?.text ?? '').matchAll(/^#+ (.*)$/gm)].some(
      ([, heading = '']) => toAnchor(heading) === anchor,
    )
  const broken = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]*))?\)/g)]
      .map(([, target, anchor]) => ({ path: target ? join(dirname(file), target) : file, anchor }))
      .filter(({ path, anchor }) => !exists(path) || (anchor && !hasAnchor(path, anchor)))
      .map(({ path, anchor = '' }) => `${file}: ${path}#${anchor}`),
  )
  expect(broken).toEqual([])
})

test('every npm script that a document names exists', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const names = documents.flatMap(({ text }) => text.match(/(?<=npm run )[\w:-]+/g) ?? [])
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name) => !scripts[name])).toEqual([])
})

test('every browser test that a document names exists', () => {
  const named = documents.flatMap(({ text }) =>
    [...text.matchAll(/--specs=([\w,-]+)/g)].flatMap(([, names = '']) => names.split(',')),
  )
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((name) => !files.some((file) => file.startsWith(`e2e/${name}`)))).toEqual([])
})

test('every style sheet of a component is part of one that a page loads', () => {
  // Those in app/critical/ repeat what the first screen needs.
  const loaded = files.filter((file) => /^app\/(?!critical\/).*\.(css|tsx?)$/.test(file))
  const code = loaded.map((file) => readFileSync(file, 'utf8')).join()
  const sheets = files.filter((file) => /^components\/.*\.css$/.test(file))
  expect(sheets.filter((file) => !code.includes(`/${file}"`))).toEqual([])
})
