import { readFileSync } from 'node:fs'
import { byPlace, checkFiles, localeOf, readFolder } from './check.mjs'
import { dictionaryOf, parseWordList } from './dictionaries.mjs'
import { parseMessages } from './parse.mjs'
import { checkSpelling } from './spelling.mjs'

/* Everything that `npm run messages:check` checks, for it and for `npm run edit`. */

/** @import { Finding, MessageFile, Parsed } from './parse.mjs' */
/** @import { Use } from './uses-in.mjs' */

/** The folders of message files. */
export const folders = /** @type {const} */ (['messages', 'messages/legal'])

/**
 * The findings of every rule but spelling.
 * @param {readonly MessageFile[]} files of all folders
 * @param {Use[]} [uses] as for checkFiles
 */
export const checkRules = (files, uses) =>
  folders.flatMap((folder) =>
    checkFiles(
      files.filter(({ path }) => path.slice(0, path.lastIndexOf('/')) === folder),
      // Legal texts are always shown completely: none can be unused.
      folder === 'messages' ? uses : undefined,
    ),
  )

/** A dictionary that looks for suggestions once for each word. @param {ReturnType<typeof dictionaryOf>} dictionary */
function remembering(dictionary) {
  /** @type {Map<string, string[]>} */
  const known = new Map()
  return (
    dictionary && {
      ...dictionary,
      suggest: (/** @type {string} */ word) => {
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
 * @returns {(parsed: Parsed) => Finding[]}
 */
export function spellingChecker() {
  /** @type {Map<string, ReturnType<typeof dictionaryOf>>} */
  const loaded = new Map()
  return (parsed) => {
    const locale = localeOf(parsed.file.path)
    if (!loaded.has(locale)) loaded.set(locale, remembering(dictionaryOf(locale)))
    const own = parseWordList(readFileSync('scripts/editing/words.txt', 'utf8'))
    return checkSpelling(parsed, { locale, dictionary: loaded.get(locale), own })
  }
}

/**
 * All findings in all message files, spelling included, in the order of files and lines.
 * @param {Use[]} uses where the code uses messages
 */
export function checkEverything(uses) {
  const files = folders.flatMap(readFolder)
  const spelling = spellingChecker()
  return [...checkRules(files, uses), ...files.flatMap((file) => spelling(parseMessages(file)))].sort(byPlace)
}
