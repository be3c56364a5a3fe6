import { readFileSync, writeFileSync } from 'node:fs'
import { missingPackages } from '../e2e/install/lockfile.mjs'

/*
 * `npm run lockfile`, after adding or updating a package: some registries have only their own platform's
 * binaries, and a lockfile created there lacks the others, so that `npm ci` fails on other platforms. This adds
 * them from their parents' optionalDependencies; npm installs only the one for its platform.
 */
const file = 'package-lock.json'
const lock = JSON.parse(readFileSync(file, 'utf8'))
const missing = missingPackages(lock.packages)
for (const [folder, { version }] of Object.entries(missing)) console.log(`added ${folder} ${version}`)
lock.packages = Object.fromEntries(
  Object.entries({ ...lock.packages, ...missing }).sort(([a], [b]) => (a < b ? -1 : 1)),
)
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
