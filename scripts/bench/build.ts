import { copyProject } from '../tools/project-copy'

/* `npm run bench -- --only build` measures a clean build, and builds after a changed message, in a copy of the project. */
const file = 'messages/en.json'
const copy = copyProject()
process.on('exit', copy.remove)

/** Builds, and prints how many seconds it took. */
function measure(what: string): void {
  const start = performance.now()
  copy.run('node', ['--import', 'tsx', 'scripts/build.ts'])
  console.log(`${what}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
}

measure('clean build')
for (const round of [1, 2, 3]) {
  const messages = JSON.parse(copy.read(file))
  messages.hero.text += ` (${round})`
  copy.write(file, `${JSON.stringify(messages, null, 2)}\n`)
  measure('after a changed message')
}
