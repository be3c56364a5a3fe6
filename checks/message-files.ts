import * as nodeFs from 'node:fs'
import { join } from 'node:path'
import { applyEdits } from 'jsonc-parser'
import { getLocale, type MessageFile, parseMessages } from './parse'

/** The folders of message files. */
export const messageFolders = ['messages', 'messages/legal'] as const
export type MessageFolder = (typeof messageFolders)[number]
/** Identifies a text: its folder and its key. */
export type TextId = { folder: MessageFolder; key: string }

/** The folder of a message file. */
export const getFolder = ({ path }: { path: string }) => path.slice(0, path.lastIndexOf('/')) as MessageFolder

/**
 * Reads the message files of a folder. Only files named after a language are read, not copies such as `en-old.json`.
 * @param root the project's folder
 * @param fs replaced in tests
 */
export const readMessageFiles = (
  folder: string,
  root: string = '.',
  fs: Pick<typeof nodeFs, 'readdirSync' | 'readFileSync'> = nodeFs,
): MessageFile[] =>
  fs
    .readdirSync(join(root, folder))
    .filter((name) => /^[a-z]{2}\.json$/.test(name))
    .sort()
    .map((name) => ({
      path: `${folder}/${name}`,
      text: fs.readFileSync(join(root, folder, name), 'utf8'),
    }))

/** Replaces one text in a file's JSON and keeps all other characters. Returns the JSON as is if the key has no text. */
export function replaceMessageText(file: MessageFile, key: string, value: string) {
  const leaf = parseMessages(file).leaves.get(key)
  if (!leaf || leaf.value === value) return file.text
  const { offset, length } = leaf
  return applyEdits(file.text, [{ offset, length, content: JSON.stringify(value) }])
}

/**
 * Replaces a text in several languages. A changed file records the key as `unsavedKey`.
 * @param values the new texts by language
 */
export const replaceTexts = (files: MessageFile[], key: string, values: Record<string, string>) =>
  files.map((file) => {
    const value = values[getLocale(file.path)]
    const text = value === undefined ? file.text : replaceMessageText(file, key, value)
    return text === file.text ? file : { ...file, text, unsavedKey: key }
  })
