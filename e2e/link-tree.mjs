import { copyFileSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {(from: string, to: string) => void} Link */

/**
 * Copies a folder, with hard links to its files where the system allows that, and copies where it does not, as
 * on another file system. Symbolic links are copied unchanged.
 * @param {string} from @param {string} to a folder that does not exist yet
 * @param {Link} [link] creates a hard link; throws if it can't
 */
export function linkTree(from, to, link = linkSync) {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkTree(source, target, link)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else linkOrCopy(source, target, link)
  }
}

/** @param {string} source @param {string} target @param {Link} link */
function linkOrCopy(source, target, link) {
  try {
    link(source, target)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    // Another file system, one without hard links, no permission, too many links.
    if (!['EXDEV', 'ENOTSUP', 'EPERM', 'EMLINK'].includes(String(code))) throw error
    copyFileSync(source, target)
  }
}
