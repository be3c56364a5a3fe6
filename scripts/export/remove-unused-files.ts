import { readdirSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../tools/files'

/** Finds what nothing requests: Next's client, the payloads of its navigation, and duplicates of the 404 page. */
function findUnusedFiles(names: readonly string[]): string[] {
  const all = new Set(names)
  return names.filter((name) => {
    if (/^_not-found[./]/.test(name) || /^404\//.test(name)) return true
    if (name.startsWith('_next/') && name.endsWith('.js')) return true
    // Either beside the page, or in its own folder.
    return name.endsWith('.txt') && (/(^|\/)__next\./.test(name) || all.has(name.replace(/txt$/, 'html')))
  })
}

/** Removes the files of the export that nothing requests, and the folders that this leaves empty. */
export function removeUnusedFiles(folder: string): void {
  for (const name of findUnusedFiles(listFiles(folder))) rmSync(join(folder, name))
  removeEmptyFolders(folder)
}

function removeEmptyFolders(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) removeEmptyFolders(join(folder, entry.name))
  if (readdirSync(folder).length === 0) rmdirSync(folder)
}
