import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { copyProject } from '@/scripts/tools/project-copy'

/*
 * `npm test -- documents` runs every npm command that README.md, CONTRIBUTING.md and docs/ name, in a copy of the
 * project; a server until it says its address.
 */
const notRun: [command: RegExp, why: string][] = [
  [/^npm test|^npm run bench/, 'takes long'],
  [/^npm run deploy:check/, 'needs a live site; e2e/deploy-check.spec.ts runs it'],
]
/** What a reader adds. */
const completed: Record<string, string> = { 'npm run locale:add': 'npm run locale:add de' }
const servers = /^npm (?:start|run (?:dev|edit|serve))\b/
/** Exits with 1 until the site is ready for launch. */
const failsNow = /^npm run check -- launch$/

const documents = ['README.md', 'CONTRIBUTING.md', ...readdirSync('docs').map((name) => `docs/${name}`)]
const commands = new Set(
  documents
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => [...readFileSync(name, 'utf8').matchAll(/`(npm [^`\n]+)`|^ *(npm [^#\n`]+)/gm)])
    .map(([, inline, line]) => (inline ?? line ?? '').trim().replaceAll(/\s+/g, ' '))
    .filter((command) => /^npm (?:start|test|run )/.test(command))
    .map((command) => completed[command] ?? command),
)
// The export first, which others need; the new language, which has no translation, last.
const order = (command: string) =>
  command === 'npm run build' ? 2 : command.startsWith('npm run locale:add') ? 0 : 1
const sorted = [...commands].sort((one, other) => order(other) - order(one))

const { folder, remove } = copyProject()
process.on('exit', remove)

/** Runs a command. @returns what went wrong, if anything did */
async function fault(command: string): Promise<string | undefined> {
  const child = spawn(command, {
    cwd: folder,
    shell: true,
    detached: true,
    env: { ...process.env, PORT: '3461' },
  })
  let said = ''
  const spoke = new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        said += text
        if (servers.test(command) && said.includes('http://')) resolve(0)
      })
  })
  const code = await Promise.race([spoke, once(child, 'exit').then(([status]) => status)])
  try {
    if (child.pid) process.kill(-child.pid)
  } catch {
    // It has ended by itself.
  }
  return code === (failsNow.test(command) ? 1 : 0)
    ? undefined
    : `exit code ${code}: ${said.trim().slice(-400)}`
}

for (const command of sorted) {
  const [, why] = notRun.find(([pattern]) => pattern.test(command)) ?? []
  const problem = why ? undefined : await fault(command)
  console.log(`${problem ? '✗' : why ? '-' : '✓'} ${command}${why ? ` (not run: ${why})` : ''}`)
  if (problem) {
    console.error(`  ${problem}`)
    process.exitCode = 1
  }
}
