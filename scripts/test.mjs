import { parseArgs } from 'node:util'
import { ensurePackages, run } from './run.mjs'

/*
 * `npm test`: everything that must be true before a change lands. A part of it: `--steps=unit,build`, and
 * of the browser tests `--specs=footer,export` and `--projects=files,desktop`.
 */
const { values } = parseArgs({
  options: { steps: { type: 'string' }, specs: { type: 'string' }, projects: { type: 'string' } },
})
const chosen = (/** @type {string} */ step) => values.steps?.split(',').includes(step) ?? true
const parts = [
  ...(values.specs?.split(',').map((name) => `e2e/${name}.spec.ts`) ?? []),
  ...(values.projects?.split(',').map((name) => `--project=${name}`) ?? []),
]
ensurePackages()
const { ensureBrowser } = await import('./browser.mjs')
const { ensureNginx, ensureWrangler } = await import('./servers/ensure.mjs')
const browser = ensureBrowser()

/** @type {[id: string, name: string, command: string, args: string[]][]} */
const steps = [
  ['lint', 'Lint and format', 'biome', ['check', '.']],
  ['types', 'Types', 'tsc', ['--noEmit']],
  ['messages', 'Messages', 'node', ['scripts/check-messages.mjs']],
  ['unit', 'Unit tests', 'jest', ['--ci']],
  ['build', 'Build', 'node', ['scripts/build.mjs']],
  ['browser', 'Browser tests', 'playwright', ['test', ...parts]],
]
const unknown = values.steps
  ?.split(',')
  .find((step) => !['servers', ...steps.map(([id]) => id)].includes(step))
if (unknown)
  throw new Error(`There is no step "${unknown}". Known: ${steps.map(([id]) => id).join(', ')}, servers.`)

// Route types that tsc reads are Next's to write.
run('next', ['typegen'], { NEXT_TELEMETRY_DISABLED: '1' })
for (const [id, name, command, args] of steps) {
  if (!chosen(id)) continue
  console.log(`\n▶ ${name}`)
  run(command, args, { NEXT_TELEMETRY_DISABLED: '1', CHROMIUM: browser })
}

// The same specs on the servers that will deliver the site; what does not depend on a server has run
// above. A plain file server has no clean URLs and no 404 page: only what it can do (and base-path.spec).
const plainSpecs = ['delivery', 'no-javascript', 'actions', 'header', 'footer', 'story', 'layout']
const serverSpecs = [...plainSpecs, 'language', 'routes', 'faults', 'first-screen', 'hostile']
const servers = [
  { server: 'nginx', isHere: ensureNginx, specs: serverSpecs },
  { server: 'wrangler', isHere: ensureWrangler, specs: serverSpecs },
  { server: 'plain', isHere: () => true, specs: plainSpecs },
]
for (const { server, isHere, specs } of chosen('servers') ? servers : []) {
  console.log(`\n▶ Browser tests on ${server}`)
  if (isHere())
    run('playwright', ['test', ...specs.map((name) => `e2e/${name}.spec.ts`), '--project=desktop'], {
      CHROMIUM: browser,
      E2E_SERVER: server,
    })
  else console.error(`!!! SKIPPED: ${server} is not here and could not be installed; its tests did not run.`)
}
