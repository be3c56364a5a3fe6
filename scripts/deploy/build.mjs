import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { knownPages } from '../export/hosts/pages.mjs'
import { hostFiles } from '../export/hosts/rules.mjs'

/**
 * `page`: answers at its address; `file`: any other file; `copy`: a page's file under a name that hosts with clean
 * URLs redirect from, as `/fr.html`.
 * @typedef {{ path: string, name: string, kind: 'page' | 'file' | 'copy', isCompressed: boolean }} Delivered
 */
/**
 * The export that a live site is held against.
 * @typedef {object} Build
 * @property {Delivered[]} delivered everything that a host must deliver
 * @property {(name: string) => Buffer} read a file of the export
 * @property {import('../export/hosts/rules.mjs').Hashes} hashes of all pages
 * @property {string} basePath @property {string} siteUrl as the build was told them
 */

/** The address of a page's file. @param {string} name */
const addressOf = (name) =>
  knownPages().find((page) => page === `/${name}` || `${page}.html` === `/${name}`) ??
  (name === 'index.html' ? '/' : undefined)

/** @param {string} name @returns {Pick<Delivered, 'path' | 'kind'>[]} */
function addressesOf(name) {
  const page = addressOf(name)
  const copy = { path: `/${name}`, kind: /** @type {const} */ ('copy') }
  if (page === `/${name}`) return [{ path: page, kind: 'page' }]
  if (page) return [{ path: page, kind: 'page' }, copy]
  return [/\.html$/.test(name) ? copy : { path: `/${name}`, kind: 'file' }]
}

/**
 * Reads the export and its rules. Throws, with what to do, if there are none.
 * @param {string} out folder of the export @param {string} rulesFile `.deploy/rules.json`
 * @returns {Build}
 */
export function readBuild(out, rulesFile) {
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
