import { writeFileSync } from 'node:fs'
import { type Finding, formatFinding } from './findings'
import { messageFolders, readMessageFiles } from './message-files'
import { applyFixes, runAllChecks, runRules } from './run-rules'
import { createUsageLookup, readSourceFiles } from './unused-keys'

/** How many untranslated texts of a file are listed. */
const maxListedUntranslated = 20

/**
 * Prints all mistakes in the message files.
 * @param flags `--fix` corrects those with only one right answer, `--json` prints the findings as JSON
 * @returns whether there is none but warnings
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
 * The findings as lines. Of the many untranslated texts of a new language only some: the first of every section, and
 * the first of all.
 */
export function formatFindings(findings: readonly Finding[]): string[] {
  const untranslated = findings.filter(({ code }) => code === 'notTranslated')
  const hidden = new Set<Finding>()
  const remarks = [...new Set(untranslated.map(({ path }) => path))].flatMap((file) => {
    const all = untranslated.filter(({ path }) => path === file)
    const sections = all.map(({ key }) => key.split('.')[0])
    const firsts = all.filter((_, index) => sections.indexOf(sections[index]) === index)
    const rest = [...new Set([...firsts, ...all])].slice(maxListedUntranslated)
    for (const finding of rest) hidden.add(finding)
    return rest.length > 0 ? [`${file}: ${rest.length} more texts are not translated yet.`] : []
  })
  const lines = findings
    .filter((finding) => !hidden.has(finding))
    .map((finding) => `${finding.severity === 'warning' ? 'Warning: ' : ''}${formatFinding(finding)}`)
  return [...lines, ...remarks]
}

/** Corrects until nothing changes any more: one correction can be in the way of another. */
function fixAll(): void {
  let isChanged = true
  while (isChanged) {
    const files = messageFolders.flatMap((folder) => readMessageFiles(folder))
    // Not spelling, which takes most of the time and corrects nothing by itself.
    const findings = runRules(files)
    isChanged = false
    for (const file of files) {
      const fixed = applyFixes(file, findings)
      if (fixed === file.text) continue
      isChanged = true
      writeFileSync(file.path, fixed)
      console.error(`Corrected ${file.path}.`)
    }
  }
}
