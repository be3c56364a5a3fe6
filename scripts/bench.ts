import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { type Measures, measureLoad, takeMedians } from './bench/measure'
import { type Comparison, findExceeded, formatTable, writeTable } from './bench/report'
import { createServers } from './bench/serve'
import { compressTextFiles } from './export/compress'
import { ensureChromium, switches } from './tools/browser'
import { ensureOpenssl } from './tools/debian'
import { exitWithError } from './tools/exit'
import { copyProject } from './tools/project-copy'

/*
 * `npm run bench` builds the site in a copy of the project and measures its pages and Next's export of them,
 * alternately, over a simulated phone connection. Fails if a budget of bench/report.ts is exceeded. `--runs 1` is
 * quick; with nine runs, the default, the table is written into docs/performance.md.
 */
const { values } = parseArgs({ options: { runs: { type: 'string', default: '9' } } })
/** docs/performance.md has medians of this many runs. */
const minRunsToWrite = 9
const runs = Number(values.runs)
if (!ensureOpenssl()) exitWithError('The bench needs openssl, which is missing and could not be installed.')

const project = copyProject()
process.on('exit', project.remove)
const folders = { ours: join(project.folder, 'out'), next: join(project.folder, 'out-next') }
console.log('Building the site …')
project.run('next', ['build'])
cpSync(folders.ours, folders.next, { recursive: true })
compressTextFiles(folders.next)
project.run('node', ['--import', 'tsx', 'scripts/export/after-export.ts'])

const { serve, trustSwitch } = createServers()
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: [...switches, trustSwitch],
})
const origins = { ours: await serve(folders.ours), next: await serve(folders.next) }

/** Measures a page of both exports alternately, so that a busy moment affects both. Returns their medians. */
async function measurePage(path: string): Promise<Comparison> {
  const ours: Measures[] = []
  const next: Measures[] = []
  for (let run = 0; run < runs; run += 1) {
    ours.push(await measureLoad(browser, origins.ours + path))
    next.push(await measureLoad(browser, origins.next + path))
  }
  return { path, ours: takeMedians(ours), next: takeMedians(next) }
}

const pages = [await measurePage('/'), await measurePage('/privacy-policy')]
const table = formatTable(pages)
console.log(table)
if (runs >= minRunsToWrite) writeTable(table)
const exceeded = pages.flatMap(findExceeded)
for (const line of exceeded) console.error(`Over budget: ${line}`)
process.exit(exceeded.length > 0 ? 1 : 0)
