import type { MessageFile } from '../../checks/parse'
import { runGit, tryGit } from './git'
import type { MessageFiles } from './message-files'

/**
 * Returns a function that reads the message files with which the texts are compared: those of the last commit, or without
 * git those that the editor found when it started. They are read again once there is another commit.
 */
export function createBaseline({ root, readAll }: Pick<MessageFiles, 'root' | 'readAll'>) {
  const first = readAll()
  let known: { commit: string | undefined; files: MessageFile[] } = { commit: undefined, files: first }

  const readCommitted = ({ path, text }: MessageFile) =>
    runGit(root, ['show', `HEAD:./${path}`]).then(
      (committed) => ({ path, text: committed }),
      // A file that was never committed, such as that of a new language.
      () => first.find((file) => file.path === path) ?? { path, text },
    )
  return async (): Promise<MessageFile[]> => {
    const commit = await tryGit(root, ['rev-parse', '--verify', '--quiet', 'HEAD'])
    if (commit !== known.commit)
      known = { commit, files: commit ? await Promise.all(readAll().map(readCommitted)) : first }
    return known.files
  }
}
