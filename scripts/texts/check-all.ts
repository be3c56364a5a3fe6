import { readFileSync } from 'node:fs'
import { byPlace, checkFiles, localeOf, readFolder } from './check'
import { dictionaryOf, parseWordList } from './dictionaries'
import { parseMessages } from './parse'
import { checkRows } from './rows'
import { checkSpelling } from './spelling'

/* Everything that `npm run check` checks, for it and for `npm run edit`. */

import type { Finding, MessageFile, Parsed } from './parse'

/** The folders of message files. */
export const folders = ['messages', 'messages/legal'] as const

/**
 * The findings of every rule but spelling.
 * @param files of all folders
 * @param isUsed as for checkFiles
 */
export const checkRules = (files: readonly MessageFile[], isUsed?: (key: string) => boolean) =>
  folders.flatMap((folder) =>
    checkFiles(
      files.filter(({ path }) => path.slice(0, path.lastIndexOf('/')) === folder),
      // Legal texts are always shown completely: none can be unused.
      folder === 'messages' ? isUsed : undefined,
    ),
  )

/** A dictionary that looks for suggestions once for each word. */
function remembering(dictionary: ReturnType<typeof dictionaryOf>) {
  const known: Map<string, string[]> = new Map()
  return (
    dictionary && {
      ...dictionary,
      suggest: (word: string) => {
        const suggestions = known.get(word) ?? dictionary.suggest(word)
        known.set(word, suggestions)
        return suggestions
      },
    }
  )
}

/**
 * A function that checks the spelling of a file's texts. Each dictionary is loaded when its language is first
 * checked (most of the time), the project's own words each time.
 */
export function spellingChecker(): (parsed: Parsed) => Finding[] {
  const loaded: Map<string, ReturnType<typeof dictionaryOf>> = new Map()
  return (parsed) => {
    const locale = localeOf(parsed.file.path)
    if (!loaded.has(locale)) loaded.set(locale, remembering(dictionaryOf(locale)))
    const own = parseWordList(readFileSync('scripts/texts/words.txt', 'utf8'))
    return checkSpelling(parsed, { locale, dictionary: loaded.get(locale), own })
  }
}

/**
 * All findings in all message files, spelling included, in the order of files and lines.
 * @param isUsed as for checkFiles
 */
export function checkEverything(isUsed: (key: string) => boolean) {
  const files = folders.flatMap(readFolder)
  const spelling = spellingChecker()
  return [
    ...checkRules(files, isUsed),
    ...checkRows(files),
    ...files.flatMap((file) => spelling(parseMessages(file))),
  ].sort(byPlace)
}
