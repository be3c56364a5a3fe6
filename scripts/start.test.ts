import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

let project: string
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'nori-start-'))
  mkdirSync(join(project, 'scripts'))
  // The packages count as installed if both lockfiles agree.
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'), 'junction')
  symlinkSync(resolve('node_modules/.package-lock.json'), join(project, 'package-lock.json'))
})
afterEach(() => rmSync(project, { recursive: true }))

/** Starts `npm run <name>` with a script in place of the project's own. */
function startCommand(name: string, script: string) {
  writeFileSync(join(project, `scripts/${name}.ts`), script)
  return spawn(process.execPath, [resolve('scripts/start.mjs'), name], { cwd: project })
}

test('passes SIGTERM on to the server that it started, and ends with it', async () => {
  const start = startCommand('serve', 'console.log(process.pid); setInterval(() => {}, 1000)')
  const [serverId] = await once(start.stdout, 'data')
  start.kill('SIGTERM')
  const [exitCode] = await once(start, 'exit')
  expect(exitCode).toBe(128 + 15)
  expect(() => process.kill(Number(serverId), 0)).toThrow('ESRCH')
})

test('exits with the exit code of its script', async () => {
  const [exitCode] = await once(startCommand('check', 'process.exit(3)'), 'exit')
  expect(exitCode).toBe(3)
})
