import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { xSync } from 'tinyexec'

/** Creates a hard link to a file. @returns false if that is impossible, for example on another disk */
function linkFile(file: string, name: string): boolean {
  try {
    linkSync(file, name)
    return true
  } catch {
    return false
  }
}

/** Copies the project into a temporary folder. Returns functions that run commands and read and write files there. */
export function copyProject() {
  const folder = mkdtempSync(join(tmpdir(), 'nori-'))
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  for (const file of files.trim().split('\n')) if (existsSync(file)) cpSync(file, join(folder, file))
  // Hard links, because Turbopack does not follow symbolic links out of the project. No program writes there.
  cpSync('node_modules', join(folder, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (from, to) => !lstatSync(from).isFile() || !linkFile(from, to),
  })
  return {
    folder,
    /** Runs a command and returns its output. Throws if it fails. */
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
    // A server that is ending may still write files there.
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }),
  }
}
