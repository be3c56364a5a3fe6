import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { knownPages } from '../export/hosts/pages'
import { hostFiles } from '../export/hosts/rules'

/**
 * `page`: answers at its address; `file`: any other file; `copy`: a page's file under a name that hosts with clean
 * URLs redirect from, as `/fr.html`.
 */
export type Delivered = { path: string; name: string; kind: 'page' | 'file' | 'copy'; isCompressed: boolean }
/** The export that a live site is held against. */
export interface Build {
  /** everything that a host must deliver */
  delivered: Delivered[]
  /** a file of the export */
  read: (name: string) => Buffer
  /** of all pages */
  hashes: import('../export/hosts/rules').Hashes
  basePath: string
  /** as the build was told them */
  siteUrl: string
}

/** The address of a page's file. */
const addressOf = (name: string) =>
  knownPages().find((page) => page === `/${name}` || `${page}.html` === `/${name}`) ??
  (name === 'index.html' ? '/' : undefined)

function addressesOf(name: string): Pick<Delivered, 'path' | 'kind'>[] {
  const page = addressOf(name)
  const copy = { path: `/${name}`, kind: 'copy' as const }
  if (page === `/${name}`) return [{ path: page, kind: 'page' }]
  if (page) return [{ path: page, kind: 'page' }, copy]
  return [/\.html$/.test(name) ? copy : { path: `/${name}`, kind: 'file' }]
}

/**
 * Reads the export and its rules. Throws, with what to do, if there are none.
 * @param out folder of the export @param rulesFile `.deploy/rules.json`
 */
export function readBuild(out: string, rulesFile: string): Build {
  if (!existsSync(join(out, 'index.html')) || !existsSync(rulesFile))
    throw new Error(
      `There is no export in ${out}. Run \`npm run build\` first, with the variables of the live site.`,
    )
  const { hashes, basePath, siteUrl } = JSON.parse(readFileSync(rulesFile, 'utf8'))
  const names = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(out, '/').length).replaceAll('\\', '/'))
  const all = new Set(names)
  const delivered = names
    // The 404 page is looked at where it belongs: at unknown addresses.
    .filter((name) => !/\.(br|gz)$/.test(name) && name !== '404.html' && !hostFiles.includes(name))
    .flatMap((name) =>
      addressesOf(name).map((address) => ({ ...address, name, isCompressed: all.has(`${name}.gz`) })),
    )
  return { delivered, read: (name) => readFileSync(join(out, name)), hashes, basePath, siteUrl }
}
