import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { copyProject } from '@/scripts/tools/project-copy'
import { changes, prepare } from './changes'

/*
 * `npm test -- scenarios` checks that `npm test` passes after the changes that owners and editors make, each in a copy of the
 * project. `npm test -- scenarios texts date` makes only these; `--steps`, `--specs` and `--projects` are passed on, as in
 * `npm test -- scenarios language --steps=build,browser --specs=footer,export`.
 */
const known = Object.keys(changes)
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { steps: { type: 'string' }, specs: { type: 'string' }, projects: { type: 'string' } },
})
const unknown = positionals.find((name) => !known.includes(name))
if (unknown) {
  console.error(`Unknown scenario "${unknown}". Known: ${known.join(', ')}.`)
  process.exit(1)
}
const flags = Object.entries(values).map(([name, value]) => `--${name}=${value}`)

const results: [name: string, passed: boolean][] = []
for (const [name, { description, apply }] of Object.entries(changes)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  console.log(`\n▶▶ ${name}: ${description}`)
  const copy = copyProject()
  try {
    prepare(copy)
    const env = apply(copy)
    const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/test.ts', ...flags], {
      cwd: copy.folder,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    })
    results.push([name, status === 0])
  } finally {
    copy.remove()
  }
}
for (const [name, passed] of results) console.log(`${passed ? '✓' : '✗'} ${name}`)
const failures = results.filter(([, passed]) => !passed).length
console.log(`\n${results.length - failures} passed, ${failures} failed`)
if (failures > 0) process.exitCode = 1
