import { type SpawnOptionsWithoutStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'

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
function startCommand(name: string, script: string, options: SpawnOptionsWithoutStdio = {}) {
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

test('installs the tools too and runs as always, where the environment is one for production', async () => {
  writeFileSync(join(project, 'npm'), '#!/bin/sh\necho "$@"', { mode: 0o755 })
  rmSync(join(project, 'package-lock.json'))
  writeFileSync(join(project, 'package-lock.json'), '{"packages":{"node_modules/new":{"version":"1.0.0"}}}')
  const PATH = `${project}${delimiter}${process.env.PATH}`
  const start = startCommand('check', 'console.log(process.env.NODE_ENV)', {
    env: { ...process.env, PATH, NODE_ENV: 'production' },
  })
  expect((await text(start.stdout)).trim().split('\n')).toEqual([
    'Installing packages …',
    'ci --include=dev --no-audit --no-fund',
    'undefined',
  ])
})

test('exits with the exit code of its script', async () => {
  const [exitCode] = await once(startCommand('check', 'process.exit(3)'), 'exit')
  expect(exitCode).toBe(3)
})
