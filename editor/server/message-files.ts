import { createHash, randomBytes } from 'node:crypto'
import * as nodeFs from 'node:fs'
import { join } from 'node:path'
import { messageFolders, readMessageFiles } from '../../checks/message-files'
import type { MessageFile } from '../../checks/parse'
import { RequestError } from './request-error'

/* Reads and writes the message files. The editor writes no other files. */

export type FileSystem = typeof nodeFs
export type FileChange = MessageFile & { oldText: string }

/** Gives access to the message files of a project. @param fs for tests, whose functions may fail */
export function openMessageFiles(root: string = '.', fs: FileSystem = nodeFs) {
  const readAll = (): MessageFile[] => messageFolders.flatMap((folder) => readMessageFiles(folder, root))

  /** Writes a file atomically: a temporary file, which then replaces it. */
  const writeFile = (path: string, text: string) => {
    const target = join(root, path)
    // Not named .json, because the development server watches those.
    const temporaryPath = `${target}.${randomBytes(6).toString('hex')}.tmp`
    try {
      fs.writeFileSync(temporaryPath, text, { flag: 'wx', mode: fs.lstatSync(target).mode, flush: true })
      fs.renameSync(temporaryPath, target)
    } catch (error) {
      fs.rmSync(temporaryPath, { force: true })
      throw error
    }
  }

  return {
    root,
    readAll,
    /** Returns another string whenever a message file has changed. */
    readVersion: () => createHash('sha256').update(JSON.stringify(readAll())).digest('base64url'),
    /** Writes all files or none: if one can't be written, those already written get their old text back. */
    writeAll: (changes: FileChange[]) => {
      for (const { path, oldText } of changes)
        if (!fs.readFileSync(join(root, path)).equals(Buffer.from(oldText)))
          throw new RequestError(400, 'notUtf8', { path })
      const written: FileChange[] = []
      for (const change of changes)
        try {
          writeFile(change.path, change.text)
          written.unshift(change)
        } catch (error) {
          for (const { path, oldText } of written) writeFile(path, oldText)
          const reason = error instanceof Error ? error.message : String(error)
          throw new RequestError(500, 'notWritten', { path: change.path, reason })
        }
    },
  }
}

export type MessageFiles = ReturnType<typeof openMessageFiles>
