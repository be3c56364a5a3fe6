import { readFileSync, writeFileSync } from 'node:fs'
import { licenceTable } from './licence-table'

/* `npm run make -- licences` writes docs/licences.md from the lockfile. Run it when packages change. */
writeFileSync('docs/licences.md', licenceTable(JSON.parse(readFileSync('package-lock.json', 'utf8'))))
console.log('Wrote docs/licences.md.')
