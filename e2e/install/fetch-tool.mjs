import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { commandOf } from '../../scripts/command.mjs'

/**
 * Whether a tool is in `.tools/`, after an attempt to install what its lockfile in e2e/install/tools/ names, without
 * install scripts. npm refuses a package that is not the one that was locked (`integrity`).
 * @param {string} name of the tool's folder
 */
export function fetchTool(name) {
  const kept = `e2e/install/tools/${name}`
  const folder = `.tools/${name}`
  const lockfile = readFileSync(`${kept}/package-lock.json`, 'utf8')
  // What npm writes last: absent if an earlier installation was interrupted.
  const isInstalled = () => existsSync(`${folder}/node_modules/.package-lock.json`)
  const isCurrent = () =>
    existsSync(`${folder}/package-lock.json`) &&
    readFileSync(`${folder}/package-lock.json`, 'utf8') === lockfile
  if (isInstalled() && isCurrent()) return true

  console.log(`Installing ${versionsOf(lockfile).join(', ')} …`)
  rmSync(`${folder}/node_modules`, { recursive: true, force: true })
  cpSync(kept, folder, { recursive: true })
  const { file, first, shell } = commandOf('npm')
  const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error']
  // From its own folder, where npm finds the tool's .npmrc.
  const { status } = spawnSync(file, [...first, 'ci', ...options], { cwd: folder, stdio: 'inherit', shell })
  return status === 0 && isInstalled()
}

/** The packages that a tool's own package.json asks for, with versions. @param {string} lockfile */
const versionsOf = (lockfile) =>
  Object.entries(JSON.parse(lockfile).packages[''].dependencies).map(
    ([name, version]) => `${name} ${version}`,
  )
