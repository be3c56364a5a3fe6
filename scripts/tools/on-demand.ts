import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { xSync } from 'tinyexec'
import { announceInstallation } from './announce-installation'

/*
 * Development tools that are too large for package.json: wrangler, Stryker, Puppeteer, Selenium and an old
 * Chromium. All are installed in .tools/ when one of them is first used, from the lockfile in scripts/tools/on-demand/.
 */

/** The working folder of the tools. */
export const toolsFolder = resolve('.tools')

/** Installs the tools unless they are up to date. @returns whether they can be used */
export function ensureTools(): boolean {
  const lockFolder = 'scripts/tools/on-demand'
  const lockfile = readFileSync(`${lockFolder}/package-lock.json`, 'utf8')
  const installedLockfile = join(toolsFolder, 'package-lock.json')
  // Written last by npm: missing after an interrupted installation.
  const isInstalled = () => existsSync(join(toolsFolder, 'node_modules/.package-lock.json'))
  const isCurrent = () =>
    existsSync(installedLockfile) && readFileSync(installedLockfile, 'utf8') === lockfile
  if (isInstalled() && isCurrent()) return true

  const { dependencies } = JSON.parse(lockfile).packages['']
  if (!announceInstallation(Object.keys(dependencies), 'npm, in .tools/')) return false
  rmSync(toolsFolder, { recursive: true, force: true })
  cpSync(lockFolder, toolsFolder, { recursive: true })
  const { exitCode } = xSync('npm', ['ci', '--loglevel=error'], {
    // npm reads the tools' .npmrc there.
    nodeOptions: { cwd: toolsFolder, stdio: 'inherit' },
  })
  return exitCode === 0 && isInstalled()
}

/** The path of a tool's command. */
export const toolCommand = (name: string): string => join(toolsFolder, 'node_modules/.bin', name)

/** Loads one of the tools as a module. */
export const requireTool = (name: string) => createRequire(join(toolsFolder, 'package.json'))(name)
