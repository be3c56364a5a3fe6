import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Hashes } from '../export/hosts/rules'
import { hostFiles, pagePaths } from '../export/hosts/rules'
import { filesIn } from '../tools/files'

/** `path`: where the host must deliver the file; `isCompressed`: the build has compressed copies of it */
export type Delivered = { path: string; name: string; isCompressed: boolean }
/** The export that a live site is compared with. */
export interface Build {
  /** every page at its address, and every other file */
  delivered: Delivered[]
  /** a file of the export */
  read: (name: string) => Buffer
  /** of all pages */
  hashes: Hashes
  basePath: string
  /** as the build was told, without the base path */
  siteUrl: string
}

/** The address of a file. */
const addressOf = (name: string) =>
  name === 'index.html' ? '/' : (pagePaths.find((page) => `${page}.html` === `/${name}`) ?? `/${name}`)

/** The 404 page is checked at unknown addresses; `fr/index.html` is a copy of `fr.html`, for hosts that need it. */
const isDelivered = (name: string) =>
  !/\.(br|gz)$|.\/index\.html$/.test(name) && name !== '404.html' && !hostFiles.includes(name)

/**
 * Reads the export and its rules. Throws, with what to do, if there are none.
 * @param out folder of the export; the rules are in `.deploy/` beside it
 */
export function readBuild(out: string): Build {
  const rulesFile = join(out, '../.deploy/rules.json')
  if (!existsSync(join(out, 'index.html')) || !existsSync(rulesFile))
    throw new Error(
      `There is no export in ${out}. Run \`npm run build\` first, with the variables of the live site.`,
    )
  const { hashes, basePath, siteUrl } = JSON.parse(readFileSync(rulesFile, 'utf8'))
  const names = filesIn(out)
  const all = new Set(names)
  const delivered = names
    .filter(isDelivered)
    .map((name) => ({ path: addressOf(name), name, isCompressed: all.has(`${name}.gz`) }))
  return { delivered, read: (name) => readFileSync(join(out, name)), hashes, basePath, siteUrl }
}
