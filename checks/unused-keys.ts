import { readdirSync, readFileSync } from 'node:fs'
import { createFinding, type Finding } from './findings'
import { type MessageFile, parseMessages } from './parse'

/* Finds messages that the code does not use. The opposite, a missing message, is a type error (next-intl). */

type SourceFile = { path: string; code: string }

/** Reads the source files of the site, without tests. */
const readSourceFiles = (): SourceFile[] =>
  ['app', 'client', 'components', 'lib'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
      .map((name) => ({ path: `${folder}/${name}`, code: readFileSync(`${folder}/${name}`, 'utf8') })),
  )

/**
 * Creates a function that tells whether the code uses a message. It does if a single file contains all parts of the key as
 * words; list indexes and ids from the tables in lib/ are ignored (`p01` in `free-story.story.pages.p01.text`).
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
      .flatMap(({ code }) =>
        [...code.matchAll(/'([\w-]+)'|^ {2}(\w+): \{/gm)].map(([, id, key]) => id ?? key),
      ),
  )
  return (key) => {
    const [section = '', ...parts] = key.split('.')
    const names = parts.filter((part) => !/^\d+$/.test(part) && !ids.has(part))
    return words.some((file) => file.has(section) && names.every((name) => file.has(name)))
  }
}

/** Reports the messages that the code does not use. Legal documents are shown with all their texts. */
export function checkUnusedKeys(
  files: readonly MessageFile[],
  sources: readonly SourceFile[] = readSourceFiles(),
): Finding[] {
  const english = files.find(({ path }) => path === 'messages/en.json')
  const isUsed = createUsageLookup(sources)
  return [...(english ? parseMessages(english).leaves : [])]
    .filter(([key]) => !isUsed(key))
    .map(([key, leaf]) => createFinding('messages/en.json', key, leaf, { code: 'unused' }))
}
