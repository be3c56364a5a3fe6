import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { xSync } from 'tinyexec'
import type { Document } from './read-documents'
import { readCodeLines, readInlineCode } from './read-documents'

const notRun: [command: RegExp, reason: string][] = [
  [/^npm test\b/, 'takes long; its options are valid'],
  [/^npm run bench\b/, 'takes long'],
  [/^npm run deploy:check\b/, 'needs a live site; e2e/deploy-check.spec.ts runs it'],
]
/** Arguments that the reader fills in. */
const withArguments: Record<string, string> = { 'npm run locale:add': 'npm run locale:add de' }
/** The hosts' own programs, which npx fetches for whoever deploys (docs/deploying.md). */
const hostPrograms = ['wrangler', 'netlify', 'vercel', 'gh-pages']
const servers = /^npm (?:start|run (?:dev|edit|serve))\b/
/** Exits with 1 until the site is ready for launch. */
const expectedToFail = /^npm run check -- launch$/

/** Runs last to first: the others need the export, and a new language without translation breaks the build. */
const rank = (command: string) =>
  command === 'npm run build' ? 2 : command.startsWith('npm run locale:add') ? 0 : 1

/** Lists the npm and npx commands of the documents, each once. */
export const listCommands = (documents: Document[]) =>
  [
    ...new Set(
      documents
        .flatMap((document) => [...readInlineCode(document), ...readCodeLines(document)])
        .filter((code) => /^(npm (?:start|test|run )|npx \w)/.test(code))
        .map((command) => withArguments[command] ?? command),
    ),
  ].sort((one, other) => rank(other) - rank(one))

/** Finds what is wrong with a command that is not run: unknown options of `npm test`, unknown programs of npx. */
function findInvalidOption(command: string): string | undefined {
  const [program, first = '', ...rest] = command.split(' ')
  if (program === 'npx')
    return hostPrograms.includes(first) || existsSync(`node_modules/.bin/${first}`)
      ? undefined
      : `there is no ${first}`
  const args = rest.slice(1)
  if (first !== 'test' || /^(engines|scenarios|documents|mutation)$/.test(args[0] ?? '')) return undefined
  const { exitCode, stderr } = xSync('node', ['--import', 'tsx', 'scripts/test.ts', ...args, '--list'])
  if (exitCode !== 0) return stderr
  const specs = args.find((arg) => arg.startsWith('--specs='))?.slice('--specs='.length)
  const files = readdirSync('e2e')
  const missing = specs?.split(',').find((spec) => !files.some((file) => file.startsWith(spec)))
  return missing && `there is no e2e/${missing}*.spec.ts`
}

export type CommandResult = { problem?: string; skipped?: string }

/** Runs a command in a copy of the project; a server until it prints its address. */
export async function runCommand(command: string, cwd: string): Promise<CommandResult> {
  const [, skipped = command.startsWith('npx') ? 'npx' : undefined] =
    notRun.find(([pattern]) => pattern.test(command)) ?? []
  if (skipped) return { skipped, problem: findInvalidOption(command) }

  const env = { ...process.env, PORT: '3461', NORI_NO_INSTALL: '1' }
  const child = spawn(command, { cwd, shell: true, detached: true, env })
  let printed = ''
  const started = new Promise<number>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        printed += text
        if (servers.test(command) && printed.includes('http://')) resolve(0)
      })
  })
  const code = await Promise.race([started, once(child, 'exit').then(([status]) => status)])
  try {
    if (child.pid) process.kill(-child.pid)
  } catch {
    // The process has already ended.
  }
  const expected = expectedToFail.test(command) ? 1 : 0
  return code === expected ? {} : { problem: `exit code ${code}: ${printed.trim().slice(-400)}` }
}
