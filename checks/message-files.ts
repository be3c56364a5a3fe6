import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MessageFile } from './parse'

export const messageFolders = ['messages', 'messages/legal'] as const
export type MessageFolder = (typeof messageFolders)[number]

export const getFolder = ({ path }: { path: string }) => path.slice(0, path.lastIndexOf('/')) as MessageFolder

/** Reads the files of a folder that are named after a language. @param root the project's folder */
export const readMessageFiles = (folder: string, root: string = '.'): MessageFile[] =>
  readdirSync(join(root, folder))
    .filter((name) => /^[a-z]{2}\.json$/.test(name))
    .sort()
    .map((name) => ({ path: `${folder}/${name}`, text: readFileSync(join(root, folder, name), 'utf8') }))
