import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../tools/files'

/**
 * Writes the release into the JSON files of all languages, as the key `release`. It is a hash of what the client needs to
 * agree with the pages: these files, and its own scripts, whose names contain a hash. Runs after the client is bundled.
 */
export function writeRelease(out: string): string {
  const folder = join(out, 'locales')
  const files = listFiles(folder)
    .sort()
    .map((name) => join(folder, name))
  const texts = files.map((file) => readFileSync(file, 'utf8'))
  const scripts = readdirSync(join(out, '_next/static/client')).sort()
  const hash = createHash('sha256')
    .update(JSON.stringify([texts, scripts]))
    .digest('base64url')
  // 48 bits, because they are in every page.
  const release = hash.slice(0, 8)
  for (const [at, file] of files.entries())
    writeFileSync(file, JSON.stringify({ release, ...JSON.parse(texts[at] ?? '') }))
  return release
}
