import { checkFiles } from './check-files'
import { formatFinding, isBlocking } from './findings'
import { messageFolders, readMessageFiles } from './message-files'
import { createUsageLookup, readSourceFiles } from './unused-keys'

/**
 * Checks the message files, without spelling, and prints the findings.
 * @returns whether there are no errors; warnings are allowed
 */
export function checkMessages(): boolean {
  const files = messageFolders.flatMap((folder) => readMessageFiles(folder))
  const findings = checkFiles(files, { isUsed: createUsageLookup(readSourceFiles()) })
  const errors = findings.filter(isBlocking)
  const warnings = findings.length - errors.length
  for (const finding of findings)
    console.error(`${isBlocking(finding) ? '' : 'Warning: '}${formatFinding(finding)}`)
  if (errors.length > 0) console.error(`\n${errors.length} error(s) in the message files; nothing was built.`)
  else console.log(`Messages: all languages are complete${warnings ? `, ${warnings} warning(s)` : ''}.`)
  return errors.length === 0
}
