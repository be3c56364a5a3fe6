import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { benchPaint } from './bench/paint.mjs'
import { ensureBrowser } from './browser.mjs'
import { ensureLighthouse, ensureNginx, ensureOpenssl } from './servers/ensure.mjs'

/*
 * `npm run bench`: how fast the built site is, against the same pages without scripts, in a table and in
 * .bench/report.json; fails past the budgets of bench/budgets.mjs. Options: --runs 5.
 */
const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } })
if (!ensureNginx() || !ensureOpenssl() || !ensureLighthouse()) {
  console.error('The bench needs nginx, openssl and Lighthouse; what is missing could not be installed.')
  process.exit(1)
}
const browser = ensureBrowser()

const paint = await benchPaint({ runs: Number(values.runs), browser })
console.table(paint.table)
const report = { paint: paint.pages }
const past = [...paint.broken]
mkdirSync('.bench', { recursive: true })
writeFileSync('.bench/report.json', `${JSON.stringify(report, null, 2)}\n`)
for (const line of past) console.error(`Past its budget: ${line}`)
process.exit(past.length > 0 ? 1 : 0)
