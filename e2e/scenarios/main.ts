import { spawnSync } from 'node:child_process'
import { copyProject } from '@/scripts/tools/project-copy'
import { changes, prepare } from './changes'

/*
 * `npm test -- scenarios` checks that `npm test` passes after the changes that owners and editors make, each in a copy of the
 * project. `npm test -- scenarios texts date` makes only these; `npm test` gets all other arguments.
 */
const args = process.argv.slice(2)
const chosen = args.filter((arg) => arg in changes)
const results: [name: string, passed: boolean][] = []
for (const [name, { description, apply }] of Object.entries(changes)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  console.log(`\n▶▶ ${name}: ${description}`)
  const copy = copyProject()
  try {
    prepare(copy)
    const env = { ...process.env, ...apply(copy) }
    const passedOn = args.filter((arg) => !(arg in changes))
    const { status } = spawnSync('npm', ['test', '--', ...passedOn], {
      cwd: copy.folder,
      stdio: 'inherit',
      env,
    })
    results.push([name, status === 0])
  } finally {
    copy.remove()
  }
}
for (const [name, passed] of results) console.log(`${passed ? '✓' : '✗'} ${name}`)
if (results.some(([, passed]) => !passed)) process.exitCode = 1
