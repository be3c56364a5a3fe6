import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type MessageFile, parseMessages } from '../../checks/parse'
import { runGit } from './git'

/* The versions of the message files with which “Publish” compares the current ones. */

/** The branches that “Send” creates. */
export const sentBranches = 'refs/heads/texts/'

/**
 * Finds the commit with which the texts are compared: the last one that was sent from the current commit, or else the
 * current commit. Sending neither switches the branch nor moves it, so that compared with HEAD everything sent would look
 * unsent. Once HEAD moves, for example because the texts were merged and pulled, the sent commit counts no more.
 */
export function findBaseCommit(root: string): string | undefined {
  const sorting = ['--sort=-refname', '--sort=-committerdate', '--count=1', '--format=%(objectname)']
  const sent = runGit(root, ['for-each-ref', '--contains=HEAD', ...sorting, sentBranches])
  const head = runGit(root, ['rev-parse', '--verify', '--quiet', 'HEAD'])
  return (sent.stdout || head.stdout).trim() || undefined
}

/** Reads a file as it was at the last commit; undefined without git, or if the commit does not have it. */
export function readCommitted(root: string, path: string, commit: string | undefined = findBaseCommit(root)) {
  if (!commit) return undefined
  const { status, stdout } = runGit(root, ['show', `${commit}:./${path}`])
  return status === 0 ? stdout : undefined
}

/** Copies a file to `.editing/`, for projects without git. */
export function writeCopy(root: string, { path, text }: MessageFile) {
  const copy = join(root, '.editing', path)
  mkdirSync(dirname(copy), { recursive: true })
  writeFileSync(copy, text)
}

/**
 * Reads the files as they were at the last commit. Without git, as they were when they were last sent, or when the editor
 * first saw them.
 * @param files the current ones
 * @param root of the project
 */
export function readBaseline(files: MessageFile[], root: string = '.'): MessageFile[] {
  const commit = findBaseCommit(root)
  return files.map((file) => {
    const { path } = file
    const committed = commit && readCommitted(root, path, commit)
    if (committed) return { path, text: committed }
    const copy = join(root, '.editing', path)
    if (!existsSync(copy)) {
      // A file with a mistake is no version to return to.
      if (parseMessages(file).leaves.size === 0) return file
      writeCopy(root, file)
    }
    return { path, text: readFileSync(copy, 'utf8') }
  })
}
