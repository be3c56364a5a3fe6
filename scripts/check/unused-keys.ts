import { readdirSync, readFileSync } from 'node:fs'
import { createFinding, type Finding } from './findings'
import type { ParsedMessages } from './parse'
import { isUnknownStoryPage } from './required-texts'

/* Which messages the code uses. That a used one exists, the compiler sees: next-intl types the keys. */

type SourceFile = { path: string; code: string }

/** The files of the site's code, without tests. */
export const readSourceFiles = (): SourceFile[] =>
  ['app', 'components', 'lib'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
      .map((name) => ({ path: `${folder}/${name}`, code: readFileSync(`${folder}/${name}`, 'utf8') })),
  )

/**
 * Whether the code uses a key, by its words: one file has each part of it, in names or texts. Parts may also be
 * numbers, and ids in the tables of lib/: `free-story.story.pages.p01.text`.
 */
export function createUsageLookup(files: readonly SourceFile[]): (key: string) => boolean {
  const sources = files.map(({ path, code }) => ({
    path,
    code: code.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, ''),
  }))
  const words = sources.map(({ code }) => new Set(code.match(/[\w-]+/g)))
  const ids = new Set(
    sources
      .filter(({ path }) => path.startsWith('lib/'))
      .flatMap(({ code }) => [...code.matchAll(/'([\w-]+)'/g)].map(([, id]) => id)),
  )
  return (key) => {
    const [section = '', ...parts] = key.split('.')
    const left = parts.filter((part) => !/^\d+$/.test(part) && !ids.has(part))
    return words.some((file) => file.has(section) && left.every((part) => file.has(part)))
  }
}

/** Findings for messages that are not used. */
export const checkUnusedKeys = (
  { file, leaves }: ParsedMessages,
  isUsed: (key: string) => boolean,
): Finding[] =>
  [...leaves]
    // A page that lib/story/pages.ts lacks is reported by checkRequiredTexts.
    .filter(([key]) => !isUsed(key) && !isUnknownStoryPage(key))
    .map(([key, leaf]) => createFinding(file.path, key, leaf, { code: 'unused' }))
