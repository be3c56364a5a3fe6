import type { MessageFile } from '../../checks/parse'
import { runGit, tryGit } from './git'
import type { MessageFiles } from './message-files'

/**
 * Returns a function that reads the message files with which the texts are compared: those of the last commit, or without
 * git those that the editor found when it started.
 */
export function createEarlierFilesReader({ root, readAll }: Pick<MessageFiles, 'root' | 'readAll'>) {
  const atStart = readAll()
  const readCommitted = ({ path, text }: MessageFile) =>
    runGit(root, ['show', `HEAD:./${path}`]).then(
      (committed) => ({ path, text: committed }),
      // A file that was never committed, such as that of a new language.
      () => atStart.find((file) => file.path === path) ?? { path, text },
    )
  return async (): Promise<MessageFile[]> => {
    const hasCommit = await tryGit(root, ['rev-parse', '--verify', '--quiet', 'HEAD'])
    return hasCommit ? Promise.all(readAll().map(readCommitted)) : atStart
  }
}
