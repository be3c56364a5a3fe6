import { mkdirSync, writeFileSync } from 'node:fs'
import { readOutput } from '../tools/run'

/*
 * `npm run make -- sbom`, or `npm run build -- --sbom`, writes the bill of materials: the packages that the site is built
 * with, from the lockfile, with versions, hashes and licences, in CycloneDX format.
 */
const file = '.sbom/cyclonedx.json'
const bill = readOutput('npm', ['sbom', '--omit=dev', '--sbom-format=cyclonedx', '--package-lock-only'])
mkdirSync('.sbom', { recursive: true })
writeFileSync(file, bill)
console.log(`Wrote ${file}: ${JSON.parse(bill).components.length} packages.`)
