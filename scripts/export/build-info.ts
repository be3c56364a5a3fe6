import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Hashes } from './hosts/rules'

/** What the build records about an export in `.deploy/rules.json`, for the servers here and for `npm run deploy:check`. */
export interface BuildInfo {
  /** of the inline scripts and styles of all pages */
  hashes: Hashes
  basePath: string
  /** without the base path */
  siteUrl: string
}

/** Reads the record of an export, in `.deploy/` beside it. Throws if there is no export. */
export function readBuildInfo(out: string): BuildInfo {
  const file = join(out, '../.deploy/rules.json')
  if (!existsSync(join(out, 'index.html')) || !existsSync(file))
    throw new Error(`There is no export in ${out}. Run \`npm run build\` first.`)
  return JSON.parse(readFileSync(file, 'utf8'))
}
