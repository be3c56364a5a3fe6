import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { MessageFile } from '../../scripts/check/parse'

/* The versions of the message files with which “Publish” compares the current ones. */

/** Reads a file from git's last commit; undefined without git or if the commit has no such file. */
function readCommitted(root: string, path: string) {
  const { status, stdout } = spawnSync('git', ['show', `HEAD:./${path}`], { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout : undefined
}

/**
 * Reads the files as they were at the last commit. Without git, as they were when the editor first saw them: it copies
 * them to `.editing/`.
 * @param files the current ones
 * @param root of the project
 */
export const readBaseline = (files: MessageFile[], root: string = '.'): MessageFile[] =>
  files.map(({ path, text }) => {
    const committed = readCommitted(root, path)
    if (committed !== undefined) return { path, text: committed }
    const copy = join(root, '.editing', path)
    if (!existsSync(copy)) {
      mkdirSync(dirname(copy), { recursive: true })
      writeFileSync(copy, text)
    }
    return { path, text: readFileSync(copy, 'utf8') }
  })
