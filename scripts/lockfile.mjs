import { readFileSync, writeFileSync } from 'node:fs'
import { lockfiles, missingPackages, withoutIntegrity } from '../e2e/install/lockfile.mjs'
import { output } from './run.mjs'

/*
 * `npm run lockfile`, after adding or updating a package: some registries have only their own platform's
 * binaries, and a lockfile created there lacks the others, so that `npm ci` fails on other platforms. This adds
 * them from their parents' optionalDependencies; npm installs only the one for its platform. It also asks the
 * registry for the hash of every package that has none, in each lockfile, and keeps the list of those that it
 * could not tell, which a test reads.
 */
/** @type {string[]} */
const unknown = []

/** The hash of a package by the registry, or undefined. @param {string} id as `name@version` */
function integrityOf(id) {
  try {
    return output('npm', ['view', id, 'dist.integrity']).trim() || undefined
  } catch {
    return undefined
  }
}

for (const file of lockfiles()) {
  const lock = JSON.parse(readFileSync(file, 'utf8'))
  const missing = missingPackages(lock.packages)
  for (const [folder, { version }] of Object.entries(missing)) console.log(`added ${folder} ${version}`)
  Object.assign(lock.packages, missing)
  for (const [folder, id] of withoutIntegrity(lock.packages)) {
    const integrity = integrityOf(id)
    if (integrity) lock.packages[folder].integrity = integrity
    else unknown.push(id)
    console.log(`${id}: ${integrity ?? 'the registry here does not have it'}`)
  }
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
}
writeFileSync('e2e/kept/without-integrity.txt', unknown.map((id) => `${id}\n`).join(''))
if (unknown.length > 0)
  console.log(
    `${unknown.length} packages have no hash: run this again where the registry has every platform.`,
  )
