import { ensurePackages, run } from './run.mjs'

/* `npm test`: everything that must be true before a change lands. */
ensurePackages()
const { ensureBrowser } = await import('./browser.mjs')
const { ensureNginx, ensureWrangler } = await import('./servers/ensure.mjs')
const browser = ensureBrowser()

const steps = [
  ['Lint and format', 'biome', ['check', '.']],
  ['Types', 'tsc', ['--noEmit']],
  ['Messages', 'node', ['scripts/check-messages.mjs']],
  ['Unit tests', 'jest', ['--ci']],
  ['Build', 'node', ['scripts/build.mjs']],
  ['Browser tests', 'playwright', ['test']],
]
// Route types that tsc reads are Next's to write.
run('next', ['typegen'], { NEXT_TELEMETRY_DISABLED: '1' })
for (const [name, command, args] of steps) {
  console.log(`\n▶ ${name}`)
  run(command, args, { NEXT_TELEMETRY_DISABLED: '1', CHROMIUM: browser })
}

// The same specs on the servers that will deliver the site; what does not depend on a server has run
// above. A plain file server has no clean URLs and no 404 page: only what it can do (and base-path.spec).
const plainSpecs = ['delivery', 'no-javascript', 'actions', 'header', 'footer', 'story', 'layout']
const serverSpecs = [...plainSpecs, 'language', 'routes', 'faults', 'first-screen', 'hostile']
for (const { server, isHere, specs } of [
  { server: 'nginx', isHere: ensureNginx, specs: serverSpecs },
  { server: 'wrangler', isHere: ensureWrangler, specs: serverSpecs },
  { server: 'plain', isHere: () => true, specs: plainSpecs },
]) {
  console.log(`\n▶ Browser tests on ${server}`)
  if (isHere())
    run('playwright', ['test', ...specs.map((name) => `e2e/${name}.spec.ts`), '--project=desktop'], {
      CHROMIUM: browser,
      E2E_SERVER: server,
    })
  else console.error(`!!! SKIPPED: ${server} is not here and could not be installed; its tests did not run.`)
}
