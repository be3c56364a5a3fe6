import { execFileSync } from 'node:child_process'
import { constants, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { xSync } from 'tinyexec'

/** Creates a copy of the project, with functions that run commands and read and write files in it. */
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
    run: (command: string, args: string[], env: Record<string, string> = {}) => {
      const { exitCode, stdout, stderr } = xSync(command, args, {
        nodeOptions: { cwd: folder, stdio: 'pipe', env: { ...process.env, ...env } },
      })
      if (exitCode !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`)
      return stdout
    },
    read: (file: string) => readFileSync(join(folder, file), 'utf8'),
    write: (file: string, text: string) => writeFileSync(join(folder, file), text),
    has: (file: string) => existsSync(join(folder, file)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

export type ProjectCopy = ReturnType<typeof copyProject>
