import { writeFileSync } from 'node:fs'
import { checkFiles, mend, readFolder, sentence } from './editing/check.mjs'
import { findUses } from './editing/usage.mjs'

/*
 * `npm run messages:check`: everything that is wrong with the message files, at once. `--fix` mends what
 * has one right answer, `--json` prints the findings for machines. Ends with 1 where there is an error.
 */
const flags = process.argv.slice(2)
const folders = ['messages', 'messages/legal']
const check = () => [
  ...checkFiles(readFolder('messages'), findUses()),
  // Legal texts are shown whole, section by section: none can be unused.
  ...checkFiles(readFolder('messages/legal')),
]

if (flags.includes('--fix')) {
  let isChanged = true
  while (isChanged) {
    const findings = check()
    isChanged = false
    for (const file of folders.flatMap(readFolder)) {
      const mended = mend(file, findings)
      if (mended === file.text) continue
      isChanged = true
      writeFileSync(file.path, mended)
      console.error(`Mended ${file.path}.`)
    }
  }
}

const findings = check()
const errors = findings.filter(({ severity }) => severity === 'error')
const warnings = findings.length - errors.length

if (flags.includes('--json')) console.log(JSON.stringify(findings, null, 2))
else {
  for (const finding of findings)
    console.error(`${finding.severity === 'warning' ? 'Warning: ' : ''}${sentence(finding)}`)
  if (errors.length > 0) console.error(`\n${errors.length} error(s) in the message files; nothing was built.`)
  else console.log(`Messages: all languages are complete${warnings ? `, ${warnings} warning(s)` : ''}.`)
}
if (errors.length > 0) process.exitCode = 1
