import { createHash, randomBytes } from 'node:crypto'
import * as nodeFs from 'node:fs'
import { dirname, join } from 'node:path'
import { getFolder, messageFolders, readMessageFiles, type TextId } from '../../checks/message-files'
import { getLocale, type MessageFile, type ParsedMessages, parseMessages } from '../../checks/parse'
import type { RequestErrorCode } from '../strings'
import { RequestError } from './request-error'

export type { TextId }

/*
 * Reads and writes the message files, the lists of what the rules allow (checks/allow-lists.ts) and the records about
 * texts (text-record.ts). The editor writes no other files of the project but its copies in .editing/.
 */

/** The functions for files, which tests replace. */
export type FileSystem = typeof nodeFs

/** A text by language code. */
export type Translations = Record<string, string>
/** Why something was not done: a string of `errors`, and its values. */
export type Reason = { code: RequestErrorCode; values: Record<string, string | number> }
/** A file to write. `text` is undefined to delete it, `oldText` if it does not exist yet. */
export type FileChange = { path: string; text: string | undefined; oldText: string | undefined }

const isValid = ({ leaves }: ParsedMessages) => leaves.size > 0

/**
 * Gives access to the message files of a project.
 * @param root of the project
 * @param fs for tests
 */
export function openMessageFiles(root: string = '.', fs: FileSystem = nodeFs) {
  /** The last parse of each file; most requests change none. */
  const parseCache: Map<string, ParsedMessages> = new Map()
  /** The last version of each file that parsed, since the editor was started. */
  const validTexts: Map<string, string> = new Map()

  const parse = (file: MessageFile) => {
    const cached = parseCache.get(file.path)
    if (cached?.file.text === file.text) return cached
    const parsed = parseMessages(file)
    parseCache.set(file.path, parsed)
    return parsed
  }

  /** Reads all message files from the disk. */
  const readAll = () => {
    const files = messageFolders.flatMap((folder) => readMessageFiles(folder, root, fs))
    for (const file of files) if (isValid(parse(file))) validTexts.set(file.path, file.text)
    return files
  }

  /** Finds why a file must not be written. @param text what is expected in it */
  const findObstacle = (path: string, text: string): Reason | undefined => {
    const target = join(root, path)
    const stats = fs.lstatSync(target)
    const isInProject = fs.realpathSync(target) === join(fs.realpathSync(root), path)
    if (!isInProject || !stats.isFile()) return { code: 'link', values: { path } }
    if ((stats.mode & 0o222) === 0) return { code: 'readOnly', values: { path } }
    if (!fs.readFileSync(target).equals(Buffer.from(text))) return { code: 'notUtf8', values: { path } }
  }

  /** Writes or deletes a file atomically: writes a temporary file, which then replaces it. */
  const writeFile = (path: string, text: string | undefined) => {
    const target = join(root, path)
    if (text === undefined) return fs.rmSync(target)
    // Not named .json, because the development server watches those.
    const temporaryPath = `${target}.${randomBytes(6).toString('hex')}.tmp`
    try {
      const mode = fs.existsSync(target) ? fs.lstatSync(target).mode : undefined
      fs.mkdirSync(dirname(target), { recursive: true })
      fs.writeFileSync(temporaryPath, text, { flag: 'wx', mode, flush: true })
      fs.renameSync(temporaryPath, target)
    } catch (error) {
      fs.rmSync(temporaryPath, { force: true })
      throw error
    }
  }

  /** Writes all files or none: if one can't be written, the files already written get their old text back. */
  const writeAll = (changes: FileChange[]) => {
    for (const { path, oldText } of changes) {
      const obstacle = oldText !== undefined && findObstacle(path, oldText)
      if (obstacle) throw new RequestError(400, obstacle.code, obstacle.values)
    }
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
  }

  /** Reads a file that may not exist. */
  const readText = (path: string) =>
    fs.existsSync(join(root, path)) ? fs.readFileSync(join(root, path), 'utf8') : undefined

  /**
   * Replaces a message file that does not parse with its last version that did: of this start of the editor, which has the
   * texts saved since the last commit, or else the baseline.
   * @returns the path of the copy of the broken file
   */
  const restore = (path: string, baseline: string) => {
    const text = readText(path) ?? ''
    if (isValid(parse({ path, text }))) throw new RequestError(409, 'notBroken', { path })
    const version = [validTexts.get(path), baseline].find((one) =>
      isValid(parseMessages({ path, text: one ?? '' })),
    )
    if (version === undefined) throw new RequestError(409, 'noEarlierVersion', { path })
    const obstacle = findObstacle(path, text)
    // A file that is not in UTF-8 is copied as it is.
    if (obstacle && obstacle.code !== 'notUtf8') throw new RequestError(400, obstacle.code, obstacle.values)
    const time = new Date().toISOString().replaceAll(/[:.]/g, '-')
    const copy = `.editing/broken/${path.replaceAll('/', '-').replace('.json', '')}-${time}.json`
    fs.mkdirSync(join(root, dirname(copy)), { recursive: true })
    fs.copyFileSync(join(root, path), join(root, copy))
    writeFile(path, version)
    return copy
  }

  return {
    root,
    readAll,
    /** Returns another string whenever a message file has changed. */
    readVersion: () => createHash('sha256').update(JSON.stringify(readAll())).digest('base64'),
    readText,
    parse,
    findObstacle,
    writeAll,
    restore,
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
