import { readdirSync } from 'node:fs'

/**
 * The properties of npm's lockfile that are read and written.
 * @typedef {object} Package
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [link]
 * @property {boolean} [inBundle]
 * @property {boolean} [dev]
 * @property {boolean} [optional]
 * @property {string[]} [cpu]
 * @property {string[]} [os]
 * @property {string[]} [libc]
 * @property {Record<string, string>} [optionalDependencies]
 *
 * @typedef {Record<string, Package>} Packages by folder
 */

const systems = ['android', 'darwin', 'linux', 'win32', 'freebsd', 'openharmony']
const processors = ['arm64', 'x64', 'ia32', 'ppc64', 's390x', 'riscv64', 'loong64', 'wasm32', 'arm']

/** The project's lockfile and those of the tools that `fetchTool` installs. */
export const lockfiles = () => [
  'package-lock.json',
  ...readdirSync('e2e/install/tools').map((name) => `e2e/install/tools/${name}/package-lock.json`),
]

/** A package's name, from its folder. @param {string} folder */
const nameOf = (folder) => folder.split('node_modules/').at(-1) ?? ''

/**
 * The folders of packages that npm would install without comparing them with a hash, each with `name@version`.
 * @param {Packages} packages @returns {[folder: string, id: string][]}
 */
export const withoutIntegrity = (packages) =>
  Object.entries(packages)
    .filter(([folder, { integrity, link, inBundle }]) => folder && !integrity && !link && !inBundle)
    .map(([folder, { version }]) => [folder, `${nameOf(folder)}@${version}`])

/**
 * The platform packages that other packages require and the lockfile lacks. Throws for an unknown platform.
 * @param {Packages} packages
 * @returns {Packages}
 */
export function missingPackages(packages) {
  /** @type {Packages} */
  const missing = {}
  for (const [path, parent] of Object.entries(packages))
    for (const [name, range] of Object.entries(parent.optionalDependencies ?? {})) {
      const folder = `node_modules/${name}`
      if (isLocked(packages, path, name) || folder in missing) continue
      missing[folder] = {
        version: range.replace(/^[\^~]/, ''),
        ...(parent.dev ? { dev: true } : {}),
        optional: true,
        cpu: [find(processors, name)],
        ...(name.includes('wasm32') ? {} : { os: [find(systems, name)] }),
        ...(name.includes('musl') ? { libc: ['musl'] } : {}),
      }
    }
  return missing
}

/** Whether a package finds the other as Node does: in its own folder or a parent folder. @param {Packages} packages @param {string} path @param {string} name */
function isLocked(packages, path, name) {
  const folders = path
    .split('/node_modules/')
    .map((_, depth, parts) => parts.slice(0, depth + 1).join('/node_modules/'))
  return ['', ...folders.map((folder) => `${folder}/`)].some(
    (folder) => packages[`${folder}node_modules/${name}`],
  )
}

/** The value that a package's name contains. @param {string[]} values @param {string} name */
function find(values, name) {
  const found = values.find((candidate) => name.includes(candidate))
  if (!found) throw new Error(`${name}: unknown platform. Add it to e2e/install/lockfile.mjs.`)
  return found
}
