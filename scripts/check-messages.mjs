import { readdirSync, readFileSync } from 'node:fs'
import { checkMessages } from './message-rules.mjs'

/* Checks every message file against English; prints all problems at once. */
const problems = ['messages', 'messages/legal'].flatMap((folder) => {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
  const files = names.map((name) => ({
    path: `${folder}/${name}`,
    text: readFileSync(`${folder}/${name}`, 'utf8'),
  }))
  return checkMessages(files, `${folder}/en.json`)
})

for (const problem of problems) console.error(problem)
if (problems.length > 0) {
  console.error(`\n${problems.length} problem(s) in the message files; nothing was built.`)
  process.exit(1)
}
console.log('Messages: all languages are complete.')
