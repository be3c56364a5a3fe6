/** @jest-environment node */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { restoring } from './restoring.mjs'

/** @type {string} */
let folder
/** @type {string} */
let file
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nori-restoring-'))
  file = join(folder, 'words.json')
  writeFileSync(file, 'before')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('files are restored when the work has ended, and its result is returned', async () => {
  const during = await restoring([file], async () => {
    writeFileSync(file, 'after')
    return readFileSync(file, 'utf8')
  })
  expect([during, readFileSync(file, 'utf8')]).toEqual(['after', 'before'])
})

test('files are restored when the work fails', async () => {
  const work = restoring([file], async () => {
    writeFileSync(file, 'after')
    throw new Error('the build failed')
  })
  await expect(work).rejects.toThrow('the build failed')
  expect(readFileSync(file, 'utf8')).toBe('before')
})

test.each(/** @type {const} */ (['SIGINT', 'SIGTERM']))('files are restored at %s', async (signal) => {
  const script = join(folder, 'work.mjs')
  writeFileSync(
    script,
    `import { writeFileSync } from 'node:fs'
     import { restoring } from ${JSON.stringify(pathToFileURL(join(process.cwd(), 'scripts/bench/restoring.mjs')))}
     await restoring([${JSON.stringify(file)}], () => {
       writeFileSync(${JSON.stringify(file)}, 'after')
       console.log('changed')
       return new Promise((resolve) => setTimeout(resolve, 60_000))
     })`,
  )
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  expect(readFileSync(file, 'utf8')).toBe('after')
  child.kill(signal)
  expect(await once(child, 'exit')).toEqual([1, null])
  expect(readFileSync(file, 'utf8')).toBe('before')
})
