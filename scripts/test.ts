import { parseArgs } from 'node:util'
import { run, runFile } from './tools/run'
import { ensureNginx, ensureStryker, ensureWrangler, strykerCommand } from './tools/tools'

/*
 * `npm test` runs all checks that a change must pass. `-- all`, which .ci/run calls, adds the other servers, the other
 * engines and the faults; `-- engines`, `-- scenarios`, `-- documents` and `-- mutation` run something else (CONTRIBUTING.md), with
 * options of their own. `--steps=unit,build` runs some steps, `--specs=footer,export` and `--projects=files,desktop`
 * some browser tests.
 */
const [word, ...rest] = process.argv.slice(2)
const others: Record<string, () => void> = {
  engines: () => runFile('e2e/engines/main.ts', rest, { PORT: process.env.PORT ?? '3277' }),
  scenarios: () => runFile('e2e/scenarios/main.ts', rest),
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

type Command = [command: string, args: string[], env?: Record<string, string>]

const typescript = (file: string, ...args: string[]): Command => ['node', ['--import', 'tsx', file, ...args]]
/** @param specs none: all */
const playwright = (
  specs: string[],
  projects: string[],
  env?: Record<string, string>,
  ...args: string[]
): Command => [
  'playwright',
  [
    'test',
    ...specs.map((name) => `e2e/${name}.spec.ts`),
    ...projects.map((name) => `--project=${name}`),
    ...args,
  ],
  env,
]

/** The browser tests that depend on the server, on one of the servers in scripts/tools/servers. */
function onServer(
  server: 'nginx' | 'wrangler' | 'workers' | 'plain',
  isInstalled: boolean,
  ...specs: string[]
) {
  if (isInstalled) return [playwright(specs, ['desktop'], { E2E_SERVER: server })]
  console.error(`!!! SKIPPED: ${server} is not installed and could not be installed; its tests did not run.`)
  return []
}

const ordinary: Record<string, () => Command[]> = {
  lint: () => [['biome', ['check', '.']]],
  types: () => [
    ['next', ['typegen']],
    ['tsc', ['--noEmit']],
  ],
  messages: () => [typescript('scripts/check.ts')],
  unit: () => [['jest', ['--ci']]],
  build: () => [typescript('scripts/build.ts')],
  browser: () => [
    playwright(values.specs?.split(',') ?? [], values.projects?.split(',') ?? ['files', 'desktop', 'phone']),
  ],
}
/** Only with `all`. */
const extra: typeof ordinary = {
  // Every file fails. Four workers, because the page waits most of the time.
  chaos: () => [playwright([], ['chaos', 'chaos-phone'], {}, '--workers=4')],
  edit: () => [playwright([], ['edit'])],
  // `deploy:check` finds what a server does otherwise than the rules; then hostile requests, and one flow. A plain file
  // server has no clean URLs and no 404 page; e2e/base-path.spec.ts runs on it too.
  servers: () => [
    ...onServer('nginx', ensureNginx(), 'deploy-check', 'routes', 'hostile', 'actions'),
    ...onServer('wrangler', ensureWrangler(), 'deploy-check', 'routes', 'hostile', 'actions'),
    ...onServer('workers', ensureWrangler(), 'deploy-check'),
    ...onServer('plain', true, 'deploy-check', 'no-javascript', 'actions'),
  ],
  engines: () => [typescript('scripts/test.ts', 'engines')],
}

const steps = { ...ordinary, ...extra }
for (const id of values.steps?.split(',') ?? Object.keys(isAll ? steps : ordinary)) {
  const commands = steps[id]
  if (!commands) throw new Error(`There is no step "${id}". Known: ${Object.keys(steps).join(', ')}.`)
  console.log(`\n▶ ${id}`)
  const start = performance.now()
  for (const [command, args, env] of commands()) run(command, args, { NEXT_TELEMETRY_DISABLED: '1', ...env })
  console.log(`  ${((performance.now() - start) / 60_000).toFixed(1)} minutes`)
}
