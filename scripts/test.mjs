import { ensurePackages, run } from './run.mjs'

/* `npm test`: everything that must be true before a change lands. */
ensurePackages()
const { ensureBrowser } = await import('./browser.mjs')
const browser = ensureBrowser()

const steps = [
  ['Lint and format', 'biome', ['check', '.']],
  ['Types', 'tsc', ['--noEmit']],
  ['Messages', 'node', ['scripts/check-messages.mjs']],
  ['Unit tests', 'jest', ['--ci']],
  ['Build', 'npm', ['run', '--silent', 'build']],
  ['Browser tests', 'playwright', ['test']],
]
// Route types that tsc reads are Next's to write.
run('next', ['typegen'], { NEXT_TELEMETRY_DISABLED: '1' })
for (const [name, command, args] of steps) {
  console.log(`\n▶ ${name}`)
  run(command, args, { NEXT_TELEMETRY_DISABLED: '1', CHROMIUM: browser })
}
