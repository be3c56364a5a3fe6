import { readFileSync, writeFileSync } from 'node:fs'
import { byPlace, checkFiles, fixFile, formatFinding, localeOf, readFolder } from './editing/check.mjs'
import { dictionaryOf, parseWordList } from './editing/dictionaries.mjs'
import { parseMessages } from './editing/parse.mjs'
import { checkSpelling } from './editing/spelling.mjs'
import { findUses } from './editing/usage.mjs'

/*
 * `npm run messages:check` lists all mistakes in the message files. `--fix` corrects those with only one right
 * answer, `--json` prints the findings as JSON. Exits with code 1 if there is an error.
 */
const flags = process.argv.slice(2)
const folders = ['messages', 'messages/legal']
const check = () => [
  ...checkFiles(readFolder('messages'), findUses()),
  // Legal texts are always shown completely: none can be unused.
  ...checkFiles(readFolder('messages/legal')),
]

/** Spelling takes most of the time and corrects nothing by itself, so it is checked once. */
function checkSpellingOfAll() {
  const own = parseWordList(readFileSync('scripts/editing/words.txt', 'utf8'))
  const files = folders.flatMap(readFolder)
  return [...new Set(files.map(({ path }) => localeOf(path)))].flatMap((locale) => {
    const dictionary = dictionaryOf(locale)
    return files
      .filter(({ path }) => localeOf(path) === locale)
      .flatMap((file) => checkSpelling(parseMessages(file), { locale, dictionary, own }))
  })
}

if (flags.includes('--fix')) {
  let isChanged = true
  while (isChanged) {
    const findings = check()
    isChanged = false
    for (const file of folders.flatMap(readFolder)) {
      const fixed = fixFile(file, findings)
      if (fixed === file.text) continue
      isChanged = true
      writeFileSync(file.path, fixed)
      console.error(`Corrected ${file.path}.`)
    }
  }
}

const findings = [...check(), ...checkSpellingOfAll()].sort(byPlace)
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
