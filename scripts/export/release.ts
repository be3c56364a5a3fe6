import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../tools/files'

/**
 * Identifies the release by what the client needs to agree with the pages: the JSON files that it loads, and its own
 * scripts, whose names contain a hash of their content. The same source gives the same release.
 * @param json contents of the JSON files
 * @param scripts names of the client's scripts
 */
export const identifyRelease = (json: readonly string[], scripts: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify([json, [...scripts].sort()]))
    .digest('base64url')
    // 48 bits, because they are in every page.
    .slice(0, 8)

/**
 * Writes the release into the JSON files of all languages, as the key `release`. After the client is bundled.
 * @param out folder of the export
 * @returns the release, for the pages
 */
export function writeRelease(out: string): string {
  const folder = join(out, 'locales')
  const files = listFiles(folder)
    .sort()
    .map((name) => join(folder, name))
  const texts = files.map((file) => readFileSync(file, 'utf8'))
  const release = identifyRelease(texts, readdirSync(join(out, '_next/static/client')))
  for (const [at, file] of files.entries())
    writeFileSync(file, JSON.stringify({ release, ...JSON.parse(texts[at] ?? '') }))
  return release
}
