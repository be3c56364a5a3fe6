/**
 * What is read and written of npm's lockfile.
 * @typedef {object} Package
 * @property {string} [version]
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

/**
 * The platforms' packages that others ask for and the lockfile lacks. Throws for a platform not known here.
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

/** Whether a package finds the other the way Node does: in its own folder or one further up. @param {Packages} packages @param {string} path @param {string} name */
function isLocked(packages, path, name) {
  const folders = path
    .split('/node_modules/')
    .map((_, depth, parts) => parts.slice(0, depth + 1).join('/node_modules/'))
  return ['', ...folders.map((folder) => `${folder}/`)].some(
    (folder) => packages[`${folder}node_modules/${name}`],
  )
}

/** @param {string[]} words @param {string} name */
function find(words, name) {
  const word = words.find((candidate) => name.includes(candidate))
  if (!word) throw new Error(`${name}: which platform is it for? Add it to e2e/install/lockfile.mjs.`)
  return word
}
