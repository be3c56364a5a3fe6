import { writeFileSync } from 'node:fs'
import { formatForTerminal } from './developer-hints'
import type { Finding } from './findings'
import { messageFolders, readMessageFiles } from './message-files'
import { applyFixes, runAllChecks, runRules } from './run-rules'
import { createUsageLookup, readSourceFiles } from './unused-keys'

/** The largest number of untranslated texts of a file that is listed. */
const maxListedUntranslated = 20

/**
 * Checks the message files and prints the findings.
 * @param flags `--fix` first corrects mistakes that have only one right answer, `--json` prints the findings as JSON
 * @returns whether there are no errors; warnings are allowed
 */
export function checkMessages(flags: readonly string[]): boolean {
  const isUsed = createUsageLookup(readSourceFiles())
  if (flags.includes('--fix')) fixAll()
  const findings = runAllChecks(isUsed)
  const errors = findings.filter(({ severity }) => severity === 'error')
  const warnings = findings.length - errors.length
  if (flags.includes('--json')) console.log(JSON.stringify(findings, null, 2))
  else {
    for (const line of formatFindings(findings)) console.error(line)
    if (errors.length > 0)
      console.error(`\n${errors.length} error(s) in the message files; nothing was built.`)
    else console.log(`Messages: all languages are complete${warnings ? `, ${warnings} warning(s)` : ''}.`)
  }
  return errors.length === 0
}

/**
 * Formats the findings, one per line. A new language has many untranslated texts: it lists the first of every section,
 * then others up to the limit, and counts the rest.
 */
export function formatFindings(findings: readonly Finding[]): string[] {
  const untranslated = findings.filter(({ code }) => code === 'notTranslated')
  const hidden = new Set<Finding>()
  const counts = [...new Set(untranslated.map(({ path }) => path))].flatMap((file) => {
    const inFile = untranslated.filter(({ path }) => path === file)
    const sections = inFile.map(({ key }) => key.split('.')[0])
    const firstOfSections = inFile.filter((_, index) => sections.indexOf(sections[index]) === index)
    const unlisted = [...new Set([...firstOfSections, ...inFile])].slice(maxListedUntranslated)
    for (const finding of unlisted) hidden.add(finding)
    return unlisted.length > 0 ? [`${file}: ${unlisted.length} more texts are not translated yet.`] : []
  })
  const lines = findings
    .filter((finding) => !hidden.has(finding))
    .map((finding) => `${finding.severity === 'warning' ? 'Warning: ' : ''}${formatForTerminal(finding)}`)
  return [...lines, ...counts]
}

/** Corrects the mistakes that have only one right answer. */
function fixAll(): void {
  const files = messageFolders.flatMap((folder) => readMessageFiles(folder))
  // Without spelling, which is slow and whose corrections are not certain.
  const findings = runRules(files)
  for (const file of files) {
    const fixed = applyFixes(file, findings)
    if (fixed === file.text) continue
    writeFileSync(file.path, fixed)
    console.error(`Corrected ${file.path}.`)
  }
}
