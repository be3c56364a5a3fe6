import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { xSync } from 'tinyexec'

/**
 * Whether a tool is in `.tools/`, after an attempt to install what its lockfile in scripts/tools/locked/ names, without
 * install scripts. npm refuses a package that is not the one that was locked (`integrity`).
 * @param name of the tool's folder
 */
export function fetchTool(name: string) {
  const kept = `scripts/tools/locked/${name}`
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
  const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error']
  // From its own folder, where npm finds the tool's .npmrc.
  const { exitCode } = xSync('npm', ['ci', ...options], { nodeOptions: { cwd: folder, stdio: 'inherit' } })
  return exitCode === 0 && isInstalled()
}

/** The packages that a tool's own package.json asks for, with versions. */
const versionsOf = (lockfile: string) =>
  Object.entries(JSON.parse(lockfile).packages[''].dependencies).map(
    ([name, version]) => `${name} ${version}`,
  )
