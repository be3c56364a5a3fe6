import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { MessageFile } from '../../scripts/check/parse'

/* The message files as they were before they were edited: what is compared with them has changed. */

/** A file as it is in git's last commit; undefined without git. */
function committed(root: string, path: string) {
  const { status, stdout } = spawnSync('git', ['show', `HEAD:./${path}`], { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout : undefined
}

/**
 * The files as they were at the last commit, or, without git, when the editor was first started here: then copies are
 * kept in `.editing/`.
 * @param files as they are
 */
export const filesBefore = (files: MessageFile[], root: string = '.'): MessageFile[] =>
  files.map(({ path, text }) => {
    const copy = join(root, '.editing', path)
    const old = committed(root, path)
    if (old !== undefined) return { path, text: old }
    if (!existsSync(copy)) {
      mkdirSync(dirname(copy), { recursive: true })
      writeFileSync(copy, text)
    }
    return { path, text: readFileSync(copy, 'utf8') }
  })
