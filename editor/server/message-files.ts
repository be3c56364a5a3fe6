import { randomBytes } from 'node:crypto'
import * as nodeFs from 'node:fs'
import { join } from 'node:path'
import { getFolder, messageFolders, readMessageFiles, type TextId } from '../../scripts/check/message-files'
import { getLocale, type MessageFile, type ParsedMessages, parseMessages } from '../../scripts/check/parse'
import { RequestError } from './request-error'

export type { TextId }

/*
 * Reads and writes the message files, and the lists of what the rules allow (scripts/check/allow-lists.ts). The editor
 * writes no other files but its copies in .editing/.
 */

export type FileSystem = Pick<
  typeof nodeFs,
  'readdirSync' | 'readFileSync' | 'writeFileSync' | 'renameSync' | 'rmSync' | 'lstatSync' | 'realpathSync'
>

/** A text by language code. */
export type Translations = Record<string, string>

/**
 * Gives access to the message files of a project.
 * @param root of the project
 * @param fs for tests
 */
export function openMessageFiles(root: string = '.', fs: FileSystem = nodeFs) {
  /** The last parse of each file; most requests change none. */
  const parseCache: Map<string, ParsedMessages> = new Map()

  const parse = (file: MessageFile) => {
    const cached = parseCache.get(file.path)
    if (cached?.file.text === file.text) return cached
    const parsed = parseMessages(file)
    parseCache.set(file.path, parsed)
    return parsed
  }

  /** Reads all message files from the disk. */
  const readAll = () => messageFolders.flatMap((folder) => readMessageFiles(folder, root, fs))

  /** Throws if the path leads out of the project, or if the file's bytes are not the expected text in UTF-8. */
  const assertWritable = (path: string, expectedText: string) => {
    const isInProject =
      fs.realpathSync(join(root, path)) === join(fs.realpathSync(root), path) &&
      fs.lstatSync(join(root, path)).isFile()
    if (!isInProject) throw new RequestError(400, 'link', { path })
    if (!fs.readFileSync(join(root, path)).equals(Buffer.from(expectedText)))
      throw new RequestError(400, 'notUtf8', { path })
  }

  /** Writes a file atomically: to a temporary file, which then replaces it. */
  const writeFile = ({ path, text }: MessageFile) => {
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

  /** Writes all files or none: if one can't be written, the files already written get their old text back. */
  const writeAll = (changes: { path: string; text: string; oldText: string }[]) => {
    for (const { path, oldText } of changes) assertWritable(path, oldText)
    const rollback: MessageFile[] = []
    for (const { path, text, oldText } of changes)
      try {
        writeFile({ path, text })
        rollback.unshift({ path, text: oldText })
      } catch (error) {
        for (const file of rollback) writeFile(file)
        const reason = error instanceof Error ? error.message : String(error)
        throw new RequestError(500, 'notWritten', { path, reason })
      }
  }

  return {
    root,
    readAll,
    parse,
    writeAll,
    /** Reads a text in each language whose file has it. */
    readValues: ({ folder, key }: TextId, files: MessageFile[] = readAll()): Translations =>
      Object.fromEntries(
        files
          .filter((file) => getFolder(file) === folder)
          .map((file) => [getLocale(file.path), parse(file).leaves.get(key)?.value])
          .filter(([, value]) => typeof value === 'string'),
      ),
  }
}

export type MessageFiles = ReturnType<typeof openMessageFiles>
