import { randomBytes } from 'node:crypto'
import * as nodeFs from 'node:fs'
import { join } from 'node:path'
import {
  getFolder,
  type MessageFolder,
  messageFolders,
  readMessageFiles,
} from '../../scripts/check/message-files'
import { getLocale, type MessageFile, type ParsedMessages, parseMessages } from '../../scripts/check/parse'
import { Problem } from './problem'

/* The message files on the disk: the only files that the editor writes, beside its own in .editing/. */

export type Fs = Pick<
  typeof nodeFs,
  'readdirSync' | 'readFileSync' | 'writeFileSync' | 'renameSync' | 'rmSync' | 'lstatSync' | 'realpathSync'
>

/** Where a text is. */
export type Place = { folder: MessageFolder; key: string }
/** Texts by language. */
export type Values = Record<string, string>

/**
 * The message files of a project.
 * @param root of the project
 * @param fs for tests
 */
export function messageFiles(root: string = '.', fs: Fs = nodeFs) {
  /** The last parse of each file: most requests change none. */
  const parses: Map<string, ParsedMessages> = new Map()

  const parse = (file: MessageFile) => {
    const known = parses.get(file.path)
    if (known?.file.text === file.text) return known
    const parsed = parseMessages(file)
    parses.set(file.path, parsed)
    return parsed
  }

  /** All message files as they are on the disk now. */
  const readAll = () => messageFolders.flatMap((folder) => readMessageFiles(folder, root, fs))

  /** Refuses a file that is not in the project itself, or has not these bytes. */
  const checkFile = (path: string, old: string) => {
    const isInside =
      fs.realpathSync(join(root, path)) === join(fs.realpathSync(root), path) &&
      fs.lstatSync(join(root, path)).isFile()
    if (!isInside) throw new Problem(400, 'link', { path })
    if (!fs.readFileSync(join(root, path)).equals(Buffer.from(old)))
      throw new Problem(400, 'notUtf8', { path })
  }

  /** Writes a file whole: beside it, then in its place. */
  const write = ({ path, text }: MessageFile) => {
    const target = join(root, path)
    // Not named .json: the development server watches those.
    const beside = `${target}.${randomBytes(6).toString('hex')}.tmp`
    try {
      fs.writeFileSync(beside, text, { flag: 'wx', mode: fs.lstatSync(target).mode, flush: true })
      fs.renameSync(beside, target)
    } catch (error) {
      fs.rmSync(beside, { force: true })
      throw error
    }
  }

  /** Writes files, all or none: if one can't be written, those before it get their old texts back. */
  const writeAll = (changes: { path: string; text: string; old: string }[]) => {
    for (const { path, old } of changes) checkFile(path, old)
    const done: MessageFile[] = []
    for (const { path, text, old } of changes)
      try {
        write({ path, text })
        done.unshift({ path, text: old })
      } catch (error) {
        for (const file of done) write(file)
        const reason = error instanceof Error ? error.message : String(error)
        throw new Problem(500, 'notWritten', { path, reason })
      }
  }

  return {
    readAll,
    parse,
    writeAll,
    /** A text in each language that has it. */
    valuesOf: ({ folder, key }: Place, files: MessageFile[] = readAll()): Values =>
      Object.fromEntries(
        files
          .filter((file) => getFolder(file) === folder)
          .map((file) => [getLocale(file.path), parse(file).leaves.get(key)?.value])
          .filter(([, value]) => typeof value === 'string'),
      ),
  }
}

export type Files = ReturnType<typeof messageFiles>
