import { writeFileSync } from 'node:fs'
import { fixFile, formatFinding, readFolder } from './editing/check.mjs'
import { checkEverything, checkRules, folders } from './editing/check-all.mjs'
import { findUses } from './editing/usage.mjs'

/*
 * `npm run messages:check` lists all mistakes in the message files. `--fix` corrects those with only one right
 * answer, `--json` prints the findings as JSON. Exits with code 1 if there is an error.
 */
const flags = process.argv.slice(2)
const uses = findUses()

if (flags.includes('--fix')) {
  let isChanged = true
  while (isChanged) {
    const files = folders.flatMap(readFolder)
    // Not spelling, which takes most of the time and corrects nothing by itself.
    const findings = checkRules(files, uses)
    isChanged = false
    for (const file of files) {
      const fixed = fixFile(file, findings)
      if (fixed === file.text) continue
      isChanged = true
      writeFileSync(file.path, fixed)
      console.error(`Corrected ${file.path}.`)
    }
  }
}

const findings = checkEverything(uses)
const errors = findings.filter(({ severity }) => severity === 'error')
const warnings = findings.length - errors.length

if (flags.includes('--json')) console.log(JSON.stringify(findings, null, 2))
else {
  for (const finding of findings)
    console.error(`${finding.severity === 'warning' ? 'Warning: ' : ''}${formatFinding(finding)}`)
  if (errors.length > 0) console.error(`\n${errors.length} error(s) in the message files; nothing was built.`)
  else console.log(`Messages: all languages are complete${warnings ? `, ${warnings} warning(s)` : ''}.`)
}
if (errors.length > 0) process.exitCode = 1
