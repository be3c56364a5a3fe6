import { readdirSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The files of Next's export that nothing requests: its client (the scripts that pages start are our own), the payloads
 * of its client navigation, and duplicates of the 404 page.
 * @param names of all files, from the export's root, with slashes
 */
export function unneeded(names: readonly string[]): string[] {
  const all = new Set(names)
  return names.filter((name) => {
    if (/^_not-found[./]/.test(name) || /^404\//.test(name)) return true
    if (name.startsWith('_next/') && name.endsWith('.js')) return true
    // Either index.txt beside index.html, or in its own folder.
    return name.endsWith('.txt') && (/(^|\/)__next\./.test(name) || all.has(name.replace(/txt$/, 'html')))
  })
}

/** Removes files that nothing requests, and folders that are then empty. */
export function removeUnneeded(folder: string): void {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name).slice(join(folder, '/').length).replaceAll('\\', '/'),
    )
  for (const name of unneeded(files)) rmSync(join(folder, name))
  const folders = entries
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name))
  // The deepest first.
  for (const path of folders.sort((one, other) => other.length - one.length))
    if (readdirSync(path).length === 0) rmdirSync(path)
}
