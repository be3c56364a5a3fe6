import { checkFiles } from './check-files'
import { type Finding, formatFinding, isBlocking } from './findings'
import { messageFolders, readMessageFiles } from './message-files'
import { checkRequiredTexts, checkStoryPictures } from './required-texts'
import { createUsageLookup, readSourceFiles } from './unused-keys'

/** The largest number of untranslated texts of a file that is listed. */
const maxListedUntranslated = 20

/**
 * Checks the message files, without spelling, and prints the findings.
 * @returns whether there are no errors; warnings are allowed
 */
export function checkMessages(): boolean {
  const files = messageFolders.flatMap((folder) => readMessageFiles(folder))
  const findings = [
    ...checkFiles(files, { isUsed: createUsageLookup(readSourceFiles()) }),
    ...checkRequiredTexts(files),
    ...checkStoryPictures(),
  ]
  const errors = findings.filter(isBlocking)
  const warnings = findings.length - errors.length
  for (const line of formatFindings(findings)) console.error(line)
  if (errors.length > 0) console.error(`\n${errors.length} error(s) in the message files; nothing was built.`)
  else console.log(`Messages: all languages are complete${warnings ? `, ${warnings} warning(s)` : ''}.`)
  return errors.length === 0
}

/**
 * Formats the findings, one per line. A new language has many untranslated texts: it lists the first of a file and
 * counts the rest.
 */
export function formatFindings(findings: readonly Finding[]): string[] {
  const untranslated = findings.filter(({ code }) => code === 'notTranslated')
  const files = [...new Set(untranslated.map(({ path }) => path))]
  const unlisted = files.map((file) =>
    untranslated.filter(({ path }) => path === file).slice(maxListedUntranslated),
  )
  const hidden = new Set(unlisted.flat())
  return [
    ...findings
      .filter((finding) => !hidden.has(finding))
      .map((finding) => `${isBlocking(finding) ? '' : 'Warning: '}${formatFinding(finding)}`),
    ...unlisted.flatMap((rest) =>
      rest[0] ? [`${rest[0].path}: ${rest.length} more texts are not translated yet.`] : [],
    ),
  ]
}
