import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A copy of the project to build in, and ways to run commands and read files there. */
export function copyProject() {
  const folder = mkdtempSync(join(tmpdir(), 'nori-'))
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  for (const file of files.trim().split('\n')) if (existsSync(file)) cpSync(file, join(folder, file))
  // Hard links: Turbopack follows no symbolic link out of the project.
  execFileSync('cp', ['-al', 'node_modules', join(folder, 'node_modules')])
  return {
    folder,
    run: (command: string, args: string[], env: Record<string, string> = {}) =>
      execFileSync(command, args, {
        cwd: folder,
        encoding: 'utf8',
        stdio: 'pipe',
        env: { ...process.env, ...env },
      }),
    read: (file: string) => readFileSync(join(folder, file), 'utf8'),
    has: (file: string) => existsSync(join(folder, file)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
