import { execFileSync } from 'node:child_process'
import { constants, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { commandOf } from '../scripts/command.mjs'

/** Creates a copy of the project, with functions that run commands (commandOf) and read and write files in it. */
export function copyProject() {
  const folder = mkdtempSync(join(tmpdir(), 'nori-'))
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  for (const file of files.trim().split('\n')) if (existsSync(file)) cpSync(file, join(folder, file))
  // Not a symbolic link: Turbopack does not follow links out of the project.
  cpSync('node_modules', join(folder, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
    // Without copying the bytes, where the file system can do that.
    mode: constants.COPYFILE_FICLONE,
  })
  return {
    folder,
    run: (
      /** @type {string} */ command,
      /** @type {string[]} */ args,
      /** @type {Record<string, string>} */ env = {},
    ) => {
      const { file, first, shell } = commandOf(command, folder)
      return execFileSync(file, [...first, ...args], {
        cwd: folder,
        encoding: 'utf8',
        stdio: 'pipe',
        shell,
        env: { ...process.env, ...env },
      })
    },
    read: (/** @type {string} */ file) => readFileSync(join(folder, file), 'utf8'),
    write: (/** @type {string} */ file, /** @type {string} */ text) =>
      writeFileSync(join(folder, file), text),
    has: (/** @type {string} */ file) => existsSync(join(folder, file)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
