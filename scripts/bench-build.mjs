import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'

/* `npm run bench:build`: how long a clean build takes, and one after a message has changed. */
const file = 'messages/en.json'
const original = readFileSync(file, 'utf8')
// Next writes the types of the messages anew with each build.
const types = 'messages/en.d.json.ts'
const originalTypes = readFileSync(types, 'utf8')

const clean = () => {
  rmSync('.next', { recursive: true, force: true })
  rmSync('out', { recursive: true, force: true })
}
/** @returns {number} seconds */
function build() {
  const start = performance.now()
  const { status, stderr } = spawnSync('npm', ['run', '--silent', 'build'], { encoding: 'utf8' })
  if (status !== 0) {
    console.error(stderr)
    process.exit(1)
  }
  return (performance.now() - start) / 1000
}

try {
  clean()
  console.log(`clean build:            ${build().toFixed(1)} s`)
  for (const round of [1, 2, 3]) {
    const words = JSON.parse(original)
    words.hero.text += ` (${round})`
    writeFileSync(file, `${JSON.stringify(words, null, 2)}\n`)
    console.log(`after a changed message: ${build().toFixed(1)} s`)
  }
} finally {
  writeFileSync(file, original)
  writeFileSync(types, originalTypes)
}
