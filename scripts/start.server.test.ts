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

/** Starts an npm command with a script in place of the project's own. */
function startCommand(name: string, script: string, options: { shell?: boolean } = {}) {
  writeFileSync(join(project, `scripts/${name}.ts`), script)
  return spawn(process.execPath, [resolve('scripts/start.mjs'), name], { cwd: project, ...options })
}
const server = 'console.log(process.pid); setInterval(() => {}, 1000)'
const isRunning = (processId: number) => {
  try {
    return process.kill(processId, 0)
  } catch {
    return false
  }
}

test('passes SIGTERM on to the server that it started, and ends with it', async () => {
  const start = startCommand('serve', server)
  const [serverId] = await once(start.stdout, 'data')
  start.kill('SIGTERM')
  const [exitCode] = await once(start, 'exit')
  expect(exitCode).toBe(128 + 15)
  expect(isRunning(Number(serverId))).toBe(false)
})

test('ends its server when the shell that npm started it with ends', async () => {
  const shell = startCommand('serve', server, { shell: true })
  const [serverId] = await once(shell.stdout, 'data')
  shell.kill('SIGTERM')
  // The last process that has the pipe closes it.
  await once(shell, 'close')
  expect(isRunning(Number(serverId))).toBe(false)
})

test('exits with the exit code of its script', async () => {
  const [exitCode] = await once(startCommand('check', 'process.exit(3)'), 'exit')
  expect(exitCode).toBe(3)
})
