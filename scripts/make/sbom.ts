import { mkdirSync, writeFileSync } from 'node:fs'
import { readOutput } from '../tools/run'

/*
 * `npm run make -- sbom`, or `npm run build -- --sbom`: the packages that the site is built with, with versions, hashes and
 * licences, as CycloneDX, from the lockfile.
 */
const file = '.sbom/cyclonedx.json'
const bill = readOutput('npm', ['sbom', '--omit=dev', '--sbom-format=cyclonedx', '--package-lock-only'])
mkdirSync('.sbom', { recursive: true })
writeFileSync(file, bill)
console.log(`Wrote ${file}: ${JSON.parse(bill).components.length} packages.`)
