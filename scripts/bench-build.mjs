import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { restoring } from './bench/restoring.mjs'

/* `npm run bench:build`: measures a clean build, and builds after a changed message. */
const file = 'messages/en.json'

const clean = () => {
  rmSync('.next', { recursive: true, force: true })
  rmSync('out', { recursive: true, force: true })
}
/** @returns {Promise<number>} seconds */
async function build() {
  const start = performance.now()
  const child = spawn(process.execPath, ['scripts/build.mjs'], { stdio: ['ignore', 'ignore', 'inherit'] })
  const stop = () => child.kill()
  process.on('exit', stop)
  const [code] = await once(child, 'exit')
  process.off('exit', stop)
  if (code !== 0) throw new Error('The build failed: see above.')
  return (performance.now() - start) / 1000
}

try {
  await restoring([file], async () => {
    const original = readFileSync(file, 'utf8')
    clean()
    console.log(`clean build:            ${(await build()).toFixed(1)} s`)
    for (const round of [1, 2, 3]) {
      const messages = JSON.parse(original)
      messages.hero.text += ` (${round})`
      writeFileSync(file, `${JSON.stringify(messages, null, 2)}\n`)
      console.log(`after a changed message: ${(await build()).toFixed(1)} s`)
    }
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
