import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'

/*
 * The npm commands except `format` run this script. It installs the locked packages if they are missing, then runs the
 * script of the command. Without a command it builds the site and serves it. It is JavaScript because it must run
 * before any package is installed.
 */
const [command, ...args] = process.argv.slice(2)
const parentId = process.ppid
const readPackages = (lockfile) => JSON.parse(readFileSync(lockfile, 'utf8')).packages

/** Whether node_modules has the version of every package in the lockfile. */
function arePackagesInstalled() {
  const installedLockfile = 'node_modules/.package-lock.json'
  if (!existsSync(installedLockfile)) return false
  const installed = readPackages(installedLockfile)
  return Object.entries(readPackages('package-lock.json')).every(
    ([path, { version, optional }]) => path === '' || optional || installed[path]?.version === version,
  )
}

/** Runs a program, passes signals on to it, and ends this process with its exit code if it fails. */
async function run(program, args) {
  const child = spawn(program, args, {
    stdio: 'inherit',
    // npm is a batch file on Windows.
    shell: program === 'npm' && process.platform === 'win32',
    // Without NODE_ENV, which each tool sets as it needs it: with `production`, tests fail and npm omits the tools.
    env: { NEXT_TELEMETRY_DISABLED: '1', ...process.env, NODE_ENV: undefined },
  })
  const forward = (signal) => child.kill(signal)
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, forward)
  // npm passes SIGTERM to its shell, which ends without passing it on; this process then has another parent.
  const parentCheck = setInterval(() => process.ppid === parentId || forward('SIGTERM'), 500)
  const exitCode = await new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })
  if (exitCode !== 0) process.exit(exitCode)
  clearInterval(parentCheck)
  for (const signal of signals) process.off(signal, forward)
}

if (!arePackagesInstalled()) {
  console.log('Installing packages …')
  // Every command needs the development packages, even if npm's settings omit them.
  await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'])
}
for (const name of command ? [command] : ['build', 'serve'])
  await run(process.execPath, ['--import', 'tsx', `scripts/${name}.ts`, ...args])
