import { randomBytes } from 'node:crypto'
import * as nodeFs from 'node:fs'
import { join } from 'node:path'
import { localeOf } from '../editing/check.mjs'
import { folders } from '../editing/check-all.mjs'
import { parseMessages } from '../editing/parse.mjs'
import { Problem } from './problem.mjs'

/* The message files on the disk: the only files that the editor writes, beside its own in .editing/. */

/** @import { MessageFile, Parsed } from '../editing/parse.mjs' */
/** @typedef {typeof folders[number]} Folder */
/** @typedef {Pick<typeof nodeFs, 'readdirSync' | 'readFileSync' | 'writeFileSync' | 'renameSync' | 'rmSync' | 'lstatSync' | 'realpathSync'>} Fs */

/** Where a text is. @typedef {{ folder: Folder, key: string }} Place */

/** The folder of a message file. @param {{ path: string }} file */
export const folderOf = ({ path }) => /** @type {Folder} */ (path.slice(0, path.lastIndexOf('/')))

/** The text with a key in a parsed file; undefined if there is none. @param {Parsed | undefined} parsed @param {string} key */
export function textIn(parsed, key) {
  const value = parsed?.leaves.get(key)?.value
  return typeof value === 'string' ? value : undefined
}

/**
 * The message files of a project.
 * @param {string} [root] of the project
 * @param {Fs} [fs] for tests
 */
export function messageFiles(root = '.', fs = nodeFs) {
  /** The last parse of each file: most requests change none. @type {Map<string, Parsed>} */
  const parses = new Map()

  /** @param {MessageFile} file */
  const parse = (file) => {
    const known = parses.get(file.path)
    if (known?.file.text === file.text) return known
    const parsed = parseMessages(file)
    parses.set(file.path, parsed)
    return parsed
  }

  /** All message files as they are on the disk now. @returns {MessageFile[]} */
  const readAll = () =>
    folders.flatMap((folder) =>
      fs
        .readdirSync(join(root, folder))
        .filter((name) => /^[a-z]{2}\.json$/.test(name))
        .sort()
        .map((name) => ({
          path: `${folder}/${name}`,
          text: fs.readFileSync(join(root, folder, name), 'utf8'),
        })),
    )

  /** Refuses a file that is not in the project itself, or has not these bytes. @param {string} path @param {string} old */
  const checkFile = (path, old) => {
    const isInside =
      fs.realpathSync(join(root, path)) === join(fs.realpathSync(root), path) &&
      fs.lstatSync(join(root, path)).isFile()
    if (!isInside) throw new Problem(400, `${path} is a link to another file: put the file itself there.`)
    if (!fs.readFileSync(join(root, path)).equals(Buffer.from(old)))
      throw new Problem(
        400,
        `${path} is not in UTF-8, or was changed just now: save it as UTF-8, then try again.`,
      )
  }

  /** Writes a file whole: beside it, then in its place. @param {MessageFile} file */
  const write = ({ path, text }) => {
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

  /**
   * Writes files, all or none: if one can't be written, those before it get their old texts back.
   * @param {{ path: string, text: string, old: string }[]} changes
   */
  const writeAll = (changes) => {
    for (const { path, old } of changes) checkFile(path, old)
    /** @type {MessageFile[]} */
    const done = []
    for (const { path, text, old } of changes)
      try {
        write({ path, text })
        done.unshift({ path, text: old })
      } catch (error) {
        for (const file of done) write(file)
        const reason = error instanceof Error ? error.message : String(error)
        throw new Problem(
          500,
          `${path} could not be written (${reason}), and no file was changed: see whether the disk is full or the file locked.`,
        )
      }
  }

  return {
    readAll,
    parse,
    writeAll,
    /** A file of a folder by its language; undefined if there is none. @param {Folder} folder @param {string} locale @param {MessageFile[]} files */
    find: (folder, locale, files = readAll()) =>
      files.find((file) => folderOf(file) === folder && localeOf(file.path) === locale),
  }
}

/** @typedef {ReturnType<typeof messageFiles>} Files */
