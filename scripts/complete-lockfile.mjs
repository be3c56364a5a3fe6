import { readFileSync, writeFileSync } from 'node:fs'

/*
 * `npm run lockfile`, after adding or updating a package: some registries hold only their own
 * platform's binaries, and a lockfile made there lacks the others, so that `npm ci` refuses it
 * everywhere. This adds them from what their parents ask for; npm fetches only the one that fits.
 */
const file = 'package-lock.json'
const lock = JSON.parse(readFileSync(file, 'utf8'))
const systems = ['android', 'darwin', 'linux', 'win32', 'freebsd', 'openharmony']
const processors = ['arm64', 'x64', 'ia32', 'ppc64', 's390x', 'riscv64', 'loong64', 'wasm32', 'arm']

for (const [path, parent] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(parent.optionalDependencies ?? {})) {
    if (isLocked(path, name)) continue
    lock.packages[`node_modules/${name}`] = {
      version: range.replace(/^[\^~]/, ''),
      ...(parent.dev ? { dev: true } : {}),
      optional: true,
      cpu: [find(processors, name)],
      ...(name.includes('wasm32') ? {} : { os: [find(systems, name)] }),
      ...(name.includes('musl') ? { libc: ['musl'] } : {}),
    }
    console.log(`added ${name} ${range}`)
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)

/** Whether a package finds the other the way Node does: in its own folder or one further up. @param {string} path @param {string} name */
function isLocked(path, name) {
  const folders = path
    .split('/node_modules/')
    .map((_, depth, parts) => parts.slice(0, depth + 1).join('/node_modules/'))
  return ['', ...folders.map((folder) => `${folder}/`)].some(
    (folder) => lock.packages[`${folder}node_modules/${name}`],
  )
}

/** @param {string[]} words @param {string} name */
function find(words, name) {
  const word = words.find((candidate) => name.includes(candidate))
  if (!word) throw new Error(`${name}: which platform is it for? Add it to scripts/complete-lockfile.mjs.`)
  return word
}
