import { readdirSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The files of Next's export that nothing requests: the payloads of its client navigation, which the site does
 * not use (it has plain links and a hash router), and duplicates of the 404 page.
 * @param {string[]} names of all files, from the export's root, with slashes
 * @returns {string[]}
 */
export function unneeded(names) {
  const all = new Set(names)
  return names.filter((name) => {
    if (/^_not-found[./]/.test(name) || /^404\//.test(name)) return true
    // Either index.txt beside index.html, or in its own folder.
    return name.endsWith('.txt') && (/(^|\/)__next\./.test(name) || all.has(name.replace(/txt$/, 'html')))
  })
}

/** Removes files that nothing requests, and folders that are then empty. @param {string} folder */
export function removeUnneeded(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const within = (/** @type {import('node:fs').Dirent} */ { parentPath, name }) => join(parentPath, name)
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => within(entry).slice(join(folder, '/').length).replaceAll('\\', '/'))
  for (const name of unneeded(files)) rmSync(join(folder, name))
  const folders = entries.filter((entry) => entry.isDirectory()).map(within)
  // The deepest first.
  for (const path of folders.sort((one, other) => other.length - one.length))
    if (readdirSync(path).length === 0) rmdirSync(path)
}
