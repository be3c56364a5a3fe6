import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { xSync } from 'tinyexec'
import { messageFolders, readMessageFiles } from './message-files'

/* Checks spelling with cspell (cspell.json, cspell-words.txt). It takes seconds, so files without findings are remembered. */

/** Remembers what was found correct. */
const stampPath = '.next/cache/spelling'

const hashFiles = () =>
  createHash('sha256')
    .update(['cspell.json', 'cspell-words.txt', 'package-lock.json'].map((path) => readFileSync(path)).join())
    .update(JSON.stringify(messageFolders.flatMap((folder) => readMessageFiles(folder))))
    .digest('hex')

const readStamp = () => {
  try {
    return readFileSync(stampPath, 'utf8')
  } catch {
    return ''
  }
}

/** Prints words that are in no dictionary, and terms that are not used, as warnings. */
export function checkSpelling(): void {
  const hash = hashFiles()
  if (readStamp() === hash) return
  const { exitCode } = xSync('cspell', ['--no-progress', '--no-summary', '--show-suggestions'], {
    nodeOptions: { stdio: 'inherit' },
  })
  if (exitCode === 0) {
    mkdirSync(dirname(stampPath), { recursive: true })
    writeFileSync(stampPath, hash)
  } else console.error('Warning: correct these words, or add those that are right to cspell-words.txt.')
}
