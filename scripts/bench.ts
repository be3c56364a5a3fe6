import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { benchInteraction } from './bench/interaction'
import { benchPaint } from './bench/paint'
import { startServer } from './bench/servers'
import { ensureBrowser, launchChromium } from './tools/browser'
import { ensureNginx, ensureOpenssl } from './tools/debian'
import { exitWithError } from './tools/exit'
import { ensureTools } from './tools/on-demand'

/*
 * `npm run bench` measures how fast the built site paints, compared with the same pages without scripts, and how fast it
 * responds to touch. Prints tables, writes .bench/report.json, and fails if a budget of bench/budgets.ts is exceeded.
 * `--runs 5` sets how often Lighthouse measures each page, `--only paint` (or interaction) runs one part.
 */
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } },
})
const isSelected = (part: string) => part.startsWith(values.only ?? '')
if (!ensureNginx() || !ensureOpenssl() || (isSelected('paint') && !ensureTools()))
  exitWithError('The bench needs nginx, openssl and Lighthouse; one is missing and could not be installed.')

async function measureInteraction() {
  const site = await startServer('out', 3395)
  const chrome = await launchChromium()
  return benchInteraction(`${site.url}/`, chrome).finally(() => Promise.all([chrome.close(), site.stop()]))
}

const parts = {
  'interaction: milliseconds at a quarter of the speed': measureInteraction,
  'paint: Lighthouse': () => benchPaint({ runs: Number(values.runs), browser: ensureBrowser() }),
}
const report: Record<string, unknown> = {}
const exceeded: string[] = []
for (const [name, measure] of Object.entries(parts)) {
  if (!isSelected(name)) continue
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
