import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { findExceeded, type Medians } from './bench/budgets'
import { checkWithLighthouse } from './bench/lighthouse'
import { type Measures, measureLoad, takeMedians } from './bench/measure'
import { createServers } from './bench/serve'
import { formatPageTable, formatTrickTable, writeTable } from './bench/tables'
import { listTricks, removeScripts, type Variant } from './bench/variants'
import { ensureTestBrowser, switches } from './tools/browser'
import { ensureOpenssl } from './tools/debian'
import { exitWithError } from './tools/exit'
import { ensureTools } from './tools/on-demand'
import { copyProject } from './tools/project-copy'

/*
 * `npm run bench` builds the site in a copy of the project and measures its pages on a phone's link, by turns with the
 * same pages without scripts and with those that Next exported. Fails if a budget of bench/budgets.ts is exceeded.
 * - `--tricks` also measures what each trick gains.
 * - `--runs 1` is quick; with nine runs, the default, the tables are written into docs/performance.md.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '9' },
    tricks: { type: 'boolean', default: false },
  },
})
/** The document has medians of as many runs. */
const minRunsToWrite = 9
const runs = Number(values.runs)
if (!ensureOpenssl() || !ensureTools())
  exitWithError('The bench needs openssl and Lighthouse; one is missing and could not be installed.')

const project = copyProject()
process.on('exit', project.remove)
const out = join(project.folder, 'out')
const nextOut = join(project.folder, 'out-next')
console.log('Building the site …')
project.run('next', ['build'])
cpSync(out, nextOut, { recursive: true })
project.run('node', ['--import', 'tsx', 'scripts/export/after-export.ts'])

const ours: Variant = { folder: out }
const { serve, trustSwitch } = createServers()
const executablePath = ensureTestBrowser()
const browser = await chromium.launch({ executablePath, args: [...switches, trustSwitch] })

/** Measures a page of all exports by turns, so that a busy moment affects all of them. Returns their medians. */
async function measurePage(path: string, tricks: Record<string, Variant> = {}): Promise<Medians> {
  const variants: Record<string, Variant> = {
    ours,
    withoutScripts: { folder: out, edit: removeScripts },
    next: { folder: nextOut },
    ...tricks,
  }
  const urls = await Promise.all(
    Object.values(variants).map(async (variant) => (await serve(variant)) + path),
  )
  const loads = urls.map((): Measures[] => [])
  for (let run = 0; run < runs; run += 1)
    for (const [index, url] of urls.entries()) loads[index]?.push(await measureLoad(browser, url))
  return Object.fromEntries(
    Object.keys(variants).map((name, index) => [name, takeMedians(loads[index] ?? [])]),
  ) as Medians
}

function report(name: 'pages' | 'tricks', table: string) {
  console.log(`${table}\n`)
  if (runs >= minRunsToWrite) writeTable(name, table)
}

const tricks = values.tricks ? listTricks(out) : {}
const landing = await measurePage('/', tricks)
const legal = await measurePage('/privacy-policy')
const url = await serve(ours, (socket) => socket)
const exceeded = [
  ...findExceeded('/', landing),
  ...findExceeded('/privacy-policy', legal),
  ...(await checkWithLighthouse(url, executablePath)),
]
report(
  'pages',
  formatPageTable([
    ['/', landing],
    ['/privacy-policy', legal],
  ]),
)
if (values.tricks) report('tricks', formatTrickTable(landing, Object.keys(tricks)))
for (const line of exceeded) console.error(`Over budget: ${line}`)
process.exit(exceeded.length > 0 ? 1 : 0)
