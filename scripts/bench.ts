import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { benchGrowth } from './bench/growth'
import { benchInteraction, exceededInteraction } from './bench/interaction'
import { benchPaint } from './bench/paint'
import { benchRest, exceededRest } from './bench/rest'
import { serve } from './bench/servers'
import { ensureBrowser } from './tools/browser'
import { ensureLighthouse, ensureNginx, ensureOpenssl } from './tools/tools'

/*
 * `npm run bench` compares the speed of the built site with the same pages without scripts, with gzip and with
 * brotli, and measures how it responds to touch, how busy it is at rest and how it grows. Prints tables and
 * writes .bench/report.json; fails if a budget of bench/budgets.ts is exceeded. `--runs 5` sets how often
 * Lighthouse measures each page, `--only paint` (or interaction, rest, growth, build) runs one part.
 */
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } },
})
const isWanted = (part: string) => !values.only || values.only === part
if (!ensureNginx() || !ensureOpenssl() || (isWanted('paint') && !ensureLighthouse())) {
  console.error('The bench needs nginx, openssl and Lighthouse; what is missing could not be installed.')
  process.exit(1)
}
const browser = ensureBrowser()

const report: Record<string, unknown> = {}
const exceeded: string[] = []
if (isWanted('interaction')) {
  const site = await serve('out', 3393)
  const interaction = await benchInteraction({ url: `${site.url}/`, browser }).finally(site.stop)
  console.log('Milliseconds from an input to the next paint, at a quarter of the speed:')
  console.table(interaction.inputs)
  console.log(`Longest task while the scripts start: ${interaction.startTask} ms`)
  console.log(
    `A language after hover: ${interaction.languageSwitch} ms, ${interaction.languageRequests.length} request(s)`,
  )
  console.log('Scrolling the whole page:', interaction.scroll)
  report.interaction = interaction
  exceeded.push(...exceededInteraction(interaction))
}
if (isWanted('rest')) {
  const site = await serve('out', 3395)
  const rest = await benchRest({ url: `${site.url}/`, browser }).finally(site.stop)
  console.log('Share of the main thread while nobody does anything:')
  console.table(rest)
  report.rest = rest
  exceeded.push(...exceededRest(rest))
}
// Only if it is asked for: it takes minutes, and nothing is measured against it.
if (values.only === 'build') await import('./bench/build')
if (isWanted('growth')) {
  report.growth = benchGrowth()
  console.table(report.growth)
}
if (isWanted('paint')) {
  const paint = await benchPaint({ runs: Number(values.runs), browser })
  console.table(paint.table)
  report.paint = paint.pages
  exceeded.push(...paint.exceeded)
}
mkdirSync('.bench', { recursive: true })
writeFileSync('.bench/report.json', `${JSON.stringify(report, null, 2)}\n`)
for (const line of exceeded) console.error(`Over budget: ${line}`)
process.exit(exceeded.length > 0 ? 1 : 0)
