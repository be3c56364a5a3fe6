import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Lists all files in a folder and its subfolders, relative to it and with forward slashes. */
export const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
