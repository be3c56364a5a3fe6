import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { benchInteraction } from './bench/interaction'
import { benchPaint } from './bench/paint'
import { serve } from './bench/servers'
import { ensureBrowser, launchChromium } from './tools/browser'
import { ensureNginx, ensureOpenssl } from './tools/debian'
import { ensureTools } from './tools/on-demand'

/*
 * `npm run bench` compares the speed of the built site with the same pages without scripts, with gzip and with
 * brotli, and measures how it responds to touch. Prints tables and writes
 * .bench/report.json; fails if a budget of bench/budgets.ts is exceeded. `--runs 5` sets how often Lighthouse measures
 * each page, `--only paint` (or interaction) runs one part.
 */
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } },
})
const isWanted = (part: string) => part.startsWith(values.only ?? '')
if (!ensureNginx() || !ensureOpenssl() || (isWanted('paint') && !ensureTools())) {
  console.error('The bench needs nginx, openssl and Lighthouse; what is missing could not be installed.')
  process.exit(1)
}

async function interaction() {
  const site = await serve('out', 3395)
  const chrome = await launchChromium()
  return benchInteraction(`${site.url}/`, chrome).finally(() => Promise.all([chrome.close(), site.stop()]))
}

const parts = {
  'interaction: milliseconds at a quarter of the speed': interaction,
  'paint: Lighthouse': () => benchPaint({ runs: Number(values.runs), browser: ensureBrowser() }),
}
const report: Record<string, unknown> = {}
const exceeded: string[] = []
for (const [name, measure] of Object.entries(parts)) {
  if (!isWanted(name)) continue
  const result = await measure()
  console.log(name)
  console.table(result.table)
  report[name] = result
  exceeded.push(...result.exceeded)
}
mkdirSync('.bench', { recursive: true })
writeFileSync('.bench/report.json', `${JSON.stringify(report, null, 2)}\n`)
for (const line of exceeded) console.error(`Over budget: ${line}`)
process.exit(exceeded.length > 0 ? 1 : 0)
