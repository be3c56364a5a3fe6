import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { commandOf } from './command.mjs'

/**
 * Runs a command and shows its output. Ends this process with the command's exit code if it fails.
 * @param {string} command as for commandOf
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
export function run(command, args, env = {}) {
  const { file, first, shell } = commandOf(command)
  const result = spawnSync(file, [...first, ...args], {
    stdio: 'inherit',
    shell,
    env: { ...process.env, ...env },
  })
  if (result.error) console.error(`${command}: ${result.error.message}`)
  if (result.status !== 0) process.exit(result.status ?? 1)
}

/**
 * What a command prints; its errors stay silent. Throws if it fails.
 * @param {string} command as for commandOf
 * @param {string[]} args
 */
export function output(command, args) {
  const { file, first, shell } = commandOf(command)
  return execFileSync(file, [...first, ...args], { encoding: 'utf8', stdio: 'pipe', shell })
}

/** Installs the locked packages if they are missing or from another lockfile. */
export function ensurePackages() {
  const installed = 'node_modules/.package-lock.json'
  if (existsSync(installed) && sameLock(installed)) return
  console.log('Installing packages …')
  run('npm', ['ci', '--no-audit', '--no-fund'])
}

/** @param {string} installed */
function sameLock(installed) {
  /** @param {string} file */
  const packages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages
  const current = packages(installed)
  return Object.entries(packages('package-lock.json')).every(
    ([path, { version, optional }]) => path === '' || optional || current[path]?.version === version,
  )
}
