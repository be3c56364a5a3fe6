import { xSync } from 'tinyexec'
import { checkFiles } from './check-files'
import { formatFinding, isBlocking } from './findings'
import { checkDates } from './legal-documents'
import { getFolder, messageFolders, readMessageFiles } from './message-files'
import { type MessageFile, parseMessages } from './parse'
import { createUsageLookup, readSourceFiles } from './unused-keys'

/** Checks the dates of a file's legal documents against the last commit. Finds nothing without git. */
function checkDatesSinceCommit(file: MessageFile) {
  try {
    const { stdout } = xSync('git', ['show', `HEAD:./${file.path}`], { throwOnError: true })
    return checkDates(parseMessages(file), parseMessages({ path: file.path, text: stdout }))
  } catch {
    return []
  }
}

/**
 * Checks the message files, without spelling, and prints the findings.
 * @returns whether there are no errors; warnings are allowed
 */
export function checkMessages(): boolean {
  const files = messageFolders.flatMap((folder) => readMessageFiles(folder))
  const legalFiles = files.filter((file) => getFolder(file) === 'messages/legal')
  const findings = [
    ...checkFiles(files, { isUsed: createUsageLookup(readSourceFiles()) }),
    ...legalFiles.flatMap(checkDatesSinceCommit),
  ]
  const errors = findings.filter(isBlocking)
  const warnings = findings.length - errors.length
  for (const finding of findings)
    console.error(`${isBlocking(finding) ? '' : 'Warning: '}${formatFinding(finding)}`)
  if (errors.length > 0) console.error(`\n${errors.length} error(s) in the message files; nothing was built.`)
  else console.log(`Messages: all languages are complete${warnings ? `, ${warnings} warning(s)` : ''}.`)
  return errors.length === 0
}
