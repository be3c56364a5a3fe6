import { parseArgs } from 'node:util'
import { ensurePackages, run } from './run.mjs'

/*
 * `npm test` runs all checks that a change must pass. `npm run test:all`, which .ci/run calls, adds the other
 * servers, the other engines and the faults. `--steps=unit,build` runs some steps, `--specs=footer,export` and
 * `--projects=files,desktop` some browser tests.
 */
const { values } = parseArgs({
  options: {
    all: { type: 'boolean' },
    steps: { type: 'string' },
    specs: { type: 'string' },
    projects: { type: 'string' },
  },
})

/** @typedef {{ id: string, name: string, extra?: boolean, commands: () => Command[] }} Step `extra`: only in test:all */
/** @typedef {[command: string, args: string[], env?: Record<string, string>]} Command */

ensurePackages()
const { ensureNginx, ensureWrangler } = await import('../e2e/install/tools.mjs')
const projects = values.projects?.split(',') ?? ['files', 'desktop', 'phone']

/**
 * The browser tests that depend on the server, on one of the servers in e2e/servers.
 * @param {'nginx' | 'wrangler' | 'workers' | 'plain'} server @param {boolean} isInstalled
 * @param {string[]} specs @returns {Command[]}
 */
function onServer(server, isInstalled, specs) {
  if (isInstalled) return [playwright(specs, ['desktop'], { env: { E2E_SERVER: server } })]
  console.error(`!!! SKIPPED: ${server} is not installed and could not be installed; its tests did not run.`)
  return []
}

/**
 * @param {string[] | undefined} specs undefined: all @param {string[]} projects
 * @param {{ args?: string[], env?: Record<string, string> }} [more] @returns {Command}
 */
const playwright = (specs, projects, { args = [], env } = {}) => [
  'playwright',
  [
    'test',
    ...(specs ?? []).map((name) => `e2e/${name}.spec.ts`),
    ...projects.map((name) => `--project=${name}`),
    ...args,
  ],
  env,
]

/** @type {Step[]} */
const steps = [
  { id: 'lint', name: 'Lint and format', commands: () => [['biome', ['check', '.']]] },
  {
    id: 'types',
    name: 'Types',
    commands: () => [
      ['next', ['typegen']],
      ['tsc', ['--noEmit']],
    ],
  },
  { id: 'messages', name: 'Messages', commands: () => [['node', ['scripts/messages-check.mjs']]] },
  { id: 'unit', name: 'Unit tests', commands: () => [['jest', ['--ci']]] },
  { id: 'build', name: 'Build', commands: () => [['node', ['scripts/build.mjs']]] },
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
    commands: () => [['node', ['scripts/test-engines.mjs']]],
  },
]

const wanted =
  values.steps?.split(',') ?? steps.filter(({ extra }) => values.all || !extra).map(({ id }) => id)
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
