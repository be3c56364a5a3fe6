import { readdirSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Which files of Next's export nothing asks for: the payloads of its client navigation, which the site does
 * not use (links are plain, the router is the hash's), and doubles of the 404 page.
 * @param {string[]} names of all files, from the export's root, with slashes
 * @returns {string[]}
 */
export function unneeded(names) {
  const all = new Set(names)
  return names.filter((name) => {
    if (/^_not-found[./]/.test(name) || /^404\//.test(name)) return true
    // As index.txt beside index.html, or in a folder of its own.
    return name.endsWith('.txt') && (/(^|\/)__next\./.test(name) || all.has(name.replace(/txt$/, 'html')))
  })
}

/** Removes what nothing asks for, and folders that are empty then. @param {string} folder */
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
