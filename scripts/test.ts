import { parseArgs } from 'node:util'
import { run, runFile } from './tools/run'
import { ensureNginx, ensureStryker, ensureWrangler, strykerCommand } from './tools/tools'

/*
 * `npm test` runs all checks that a change must pass. `-- all`, which .ci/run calls, adds the other servers, the other
 * engines and the faults; `-- engines`, `-- ordinary`, `-- documents` and `-- mutation` run something else (CONTRIBUTING.md), with
 * options of their own. `--steps=unit,build` runs some steps, `--specs=footer,export` and `--projects=files,desktop`
 * some browser tests.
 */
const [word, ...rest] = process.argv.slice(2)
const others: Record<string, () => void> = {
  engines: () => runFile('e2e/engines/main.ts', rest, { PORT: process.env.PORT ?? '3277' }),
  ordinary: () => runFile('e2e/ordinary/main.ts', rest),
  documents: () => runFile('e2e/documented-commands.ts'),
  mutation: () => {
    if (!ensureStryker())
      throw new Error('Stryker could not be fetched into .tools/stryker: is the npm registry in reach?')
    run('node', [strykerCommand, 'run', 'testing/stryker.config.mjs', ...rest])
  },
}
const other = others[word ?? '']
if (other) {
  other()
  process.exit()
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    steps: { type: 'string' },
    specs: { type: 'string' },
    projects: { type: 'string' },
  },
})
const isAll = positionals[0] === 'all'
if (positionals.length > (isAll ? 1 : 0)) {
  console.error(`There is no test "${positionals.join(' ')}": all, ${Object.keys(others).join(', ')}.`)
  process.exit(1)
}

/** `extra`: only with `all` */
type Step = { id: string; name: string; extra?: boolean; commands: () => Command[] }
type Command = [command: string, args: string[], env?: Record<string, string>]

const typescript = (file: string, ...args: string[]): Command => ['node', ['--import', 'tsx', file, ...args]]
const projects = values.projects?.split(',') ?? ['files', 'desktop', 'phone']

/** The browser tests that depend on the server, on one of the servers in scripts/tools/servers. */
function onServer(
  server: 'nginx' | 'wrangler' | 'workers' | 'plain',
  isInstalled: boolean,
  specs: string[],
): Command[] {
  if (isInstalled) return [playwright(specs, ['desktop'], { env: { E2E_SERVER: server } })]
  console.error(`!!! SKIPPED: ${server} is not installed and could not be installed; its tests did not run.`)
  return []
}

/** @param specs undefined: all */
const playwright = (
  specs: string[] | undefined,
  projects: string[],
  { args = [], env }: { args?: string[]; env?: Record<string, string> } = {},
): Command => [
  'playwright',
  [
    'test',
    ...(specs ?? []).map((name) => `e2e/${name}.spec.ts`),
    ...projects.map((name) => `--project=${name}`),
    ...args,
  ],
  env,
]

const steps: Step[] = [
  { id: 'lint', name: 'Lint and format', commands: () => [['biome', ['check', '.']]] },
  {
    id: 'types',
    name: 'Types',
    commands: () => [
      ['next', ['typegen']],
      ['tsc', ['--noEmit']],
    ],
  },
  { id: 'messages', name: 'Messages', commands: () => [typescript('scripts/check.ts')] },
  { id: 'unit', name: 'Unit tests', commands: () => [['jest', ['--ci']]] },
  { id: 'build', name: 'Build', commands: () => [typescript('scripts/build.ts')] },
  { id: 'browser', name: 'Browser tests', commands: () => [playwright(values.specs?.split(','), projects)] },
  {
    id: 'chaos',
    name: 'Every file fails',
    extra: true,
    // Four workers, because the page waits most of the time.
    commands: () => [playwright(undefined, ['chaos', 'chaos-phone'], { args: ['--workers=4'] })],
  },
  { id: 'edit', name: 'The editor', extra: true, commands: () => [playwright(undefined, ['edit'])] },
  {
    id: 'servers',
    name: 'Browser tests on other servers',
    extra: true,
    // Addresses, headers, compression, 404, hostile requests, and one flow. A plain file server has no clean
    // URLs and no 404 page; e2e/base-path.spec.ts runs on it too.
    commands: () => [
      ...onServer('nginx', ensureNginx(), ['delivery', 'routes', 'hostile', 'actions', 'deploy-check']),
      ...onServer('wrangler', ensureWrangler(), ['delivery', 'routes', 'hostile', 'actions', 'deploy-check']),
      ...onServer('workers', ensureWrangler(), ['delivery', 'deploy-check']),
      ...onServer('plain', true, ['delivery', 'no-javascript', 'actions', 'deploy-check']),
    ],
  },
  {
    id: 'engines',
    name: 'Engines',
    extra: true,
    commands: () => [typescript('scripts/test.ts', 'engines')],
  },
]

const wanted = values.steps?.split(',') ?? steps.filter(({ extra }) => isAll || !extra).map(({ id }) => id)
const unknown = wanted.find((id) => !steps.some((step) => step.id === id))
if (unknown) throw new Error(`There is no step "${unknown}". Known: ${steps.map(({ id }) => id).join(', ')}.`)

const env = { NEXT_TELEMETRY_DISABLED: '1' }
for (const { id, name, commands } of steps) {
  if (!wanted.includes(id)) continue
  console.log(`\n▶ ${name}`)
  const start = performance.now()
  for (const [command, args, more] of commands()) run(command, args, { ...env, ...more })
  console.log(`  ${((performance.now() - start) / 60_000).toFixed(1)} minutes`)
}
