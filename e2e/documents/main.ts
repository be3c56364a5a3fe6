import { copyProject } from '@/scripts/tools/project-copy'
import { findBrokenPaths } from './find-broken-paths'
import { listProjectFiles, readDocuments } from './read-documents'
import { listCommands, runCommand } from './run-commands'

/*
 * `npm test -- documents` checks the project's Markdown files: every path in inline code and every relative link exists,
 * and every npm command works, in a copy of the project. `-- documents paths` checks the paths only.
 */
const documents = readDocuments()
const missingFiles = findBrokenPaths(documents, listProjectFiles())
for (const line of missingFiles) console.error(`✗ ${line}`)
let failed = missingFiles.length
let passed = documents.filter(({ file }) => !missingFiles.some((line) => line.startsWith(`${file}:`))).length

if (process.argv[2] !== 'paths') {
  const { folder, remove } = copyProject()
  process.on('exit', remove)
  for (const command of listCommands(documents)) {
    const { problem, skipped } = await runCommand(command, folder)
    const note = problem ? `\n  ${problem}` : skipped ? ` (not run: ${skipped})` : ''
    console.log(`${problem ? '✗' : skipped ? '-' : '✓'} ${command}${note}`)
    if (problem) failed += 1
    else passed += 1
  }
}
console.log(`\n${passed} passed, ${failed} failed`)
if (failed > 0) process.exitCode = 1
