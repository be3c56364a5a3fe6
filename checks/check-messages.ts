import { spawnSync } from 'node:child_process'
import { checkFiles } from './check-files'
import { formatFinding, isBlocking } from './findings'
import { checkDates } from './legal-documents'
import { getFolder, messageFolders, readMessageFiles } from './message-files'
import type { MessageFile } from './parse'
import { checkUnusedKeys } from './unused-keys'

/** Reads a file of the last commit. Its text is empty if that commit lacks the file, or without git. */
const readCommitted = ({ path }: MessageFile): MessageFile => ({
  path,
  text: spawnSync('git', ['show', `HEAD:./${path}`], { encoding: 'utf8' }).stdout ?? '',
})

/** Checks the message files, without spelling, and prints the findings. @returns whether none is an error */
export function checkMessages(): boolean {
  const files = messageFolders.flatMap((folder) => readMessageFiles(folder))
  const legalFiles = files.filter((file) => getFolder(file) === 'messages/legal')
  const findings = [
    ...checkFiles(files),
    ...checkUnusedKeys(files),
    ...checkDates(legalFiles, legalFiles.map(readCommitted)),
  ]
  const errors = findings.filter(isBlocking)
  const warnings = findings.length - errors.length
  for (const finding of findings)
    console.error(`${isBlocking(finding) ? '' : 'Warning: '}${formatFinding(finding)}`)
  if (errors.length > 0) console.error(`\n${errors.length} error(s) in the message files.`)
  else console.log(`Messages: all languages are complete${warnings ? `, ${warnings} warning(s)` : ''}.`)
  return errors.length === 0
}
