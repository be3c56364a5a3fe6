import { posix } from 'node:path'
import type { Document } from './read-documents'
import { readInlineCode } from './read-documents'

/** Folders whose files are generated, and not in git. */
const generated = /^(out|node_modules|\.(deploy|bench|tools|mutation|next|sbom))(\/|$)/
/** A file or folder, possibly with the placeholders of routes and globs: `app/(landing)/[slug]/*.tsx`. */
const pathPattern = /^[\w@.()[\]{}*,-]+(\/[\w@.()[\]{}*,-]*)*$/
const fileExtension = /\.(ts|tsx|mjs|css|json|jsonc|md|svg|yml|toml|txt|jpg|woff2)$/

/** Expands braces: `{en,fr}.json` to `en.json` and `fr.json`. */
function expandBraces(path: string): string[] {
  const [whole, start = '', choices = '', end = ''] = /^(.*?)\{([^{}]*)\}(.*)$/.exec(path) ?? []
  return whole === undefined
    ? [path]
    : choices.split(',').flatMap((choice) => expandBraces(start + choice + end))
}

/** Returns a function that tells whether a path, with `*` as a wildcard, is a file or folder among these files. */
export function createPathLookup(files: string[]) {
  const folders = files.flatMap((file) => {
    const parts = file.split('/').slice(0, -1)
    return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
  })
  const entries = [...new Set([...files, ...folders])]
  return (path: string) => {
    const escaped = path.replace(/\/$/, '').replaceAll(/[.()[\]+?^$|]/g, '\\$&')
    // A name without a folder is enough where the text names the folder.
    const pattern = new RegExp(`^${path.includes('/') ? '' : '(.*/)?'}${escaped.replaceAll('*', '[^/]*')}$`)
    return entries.some((entry) => pattern.test(entry))
  }
}

/** The anchor that GitHub gives a heading. */
const toAnchor = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-')

/** Finds paths in inline code, and targets of relative links, that do not exist; one line for each. */
export function findBrokenPaths(documents: Document[], files: string[]): string[] {
  const exists = createPathLookup(files)
  const topLevel = new Set(files.map((file) => file.split('/')[0]))
  const anchorsOf = (file: string) =>
    [...(documents.find((one) => one.file === file)?.text ?? '').matchAll(/^#+ (.*)$/gm)].map(
      ([, heading = '']) => toAnchor(heading),
    )

  return documents.flatMap((document) => {
    const { file, text } = document
    const paths = readInlineCode(document)
      .filter((code) => pathPattern.test(code) && !generated.test(code))
      .filter((code) => fileExtension.test(code) || (code.includes('/') && topLevel.has(code.split('/')[0])))
      .flatMap(expandBraces)
      .filter((path) => !exists(path) && !exists(posix.join(posix.dirname(file), path)))
      .map((path) => `${file}: \`${path}\` does not exist`)

    const links = [...text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]*))?\)/g)].flatMap(
      ([, target = '', anchor]) => {
        const path = target ? posix.join(posix.dirname(file), target) : file
        if (!exists(path)) return [`${file}: the link to ${target} leads nowhere`]
        return anchor && !anchorsOf(path).includes(anchor)
          ? [`${file}: ${path} has no heading #${anchor}`]
          : []
      },
    )
    return [...new Set([...paths, ...links])]
  })
}
