import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from './chromium.mjs'
import { firefox } from './firefox.mjs'
import { flows } from './flows.mjs'
import { webkit } from './webkit.mjs'

/*
 * `npm run test:engines`: the main flows of the site in three engines, one line for each flow and
 * engine; a flow that fails is tried once more, and both are told. Names as arguments run these engines
 * only; `--flow=toast` the flows with that in their name.
 */
const engines = { chromium, firefox, webkit }
const words = process.argv.slice(2)
const names = words.filter((word) => !word.startsWith('--'))
const part = words.find((word) => word.startsWith('--flow='))?.slice('--flow='.length) ?? ''
const chosen = flows.filter(({ name }) => name.includes(part))

/** How long a flow may take, in milliseconds. */
const flowTimeout = 60_000
const port = Number(process.env.PORT ?? 3277)
const origin = `http://localhost:${port}`

if (!existsSync('out/index.html')) {
  console.error('There is no export in out/. Run `npm run build` first.')
  process.exit(1)
}
const server = spawn(process.execPath, ['scripts/serve.mjs'], {
  env: { ...process.env, PORT: String(port) },
  stdio: ['ignore', 'pipe', 'inherit'],
})
process.on('exit', () => server.kill())
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))
await new Promise((resolve) => {
  server.stdout.once('data', resolve)
  server.once('exit', () => process.exit(1))
})

/** @param {Promise<unknown>} work */
const inTime = (work) => {
  /** @type {NodeJS.Timeout} */
  let timer
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`took more than ${flowTimeout} ms`)), flowTimeout)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** @import { Engine } from './engine.mjs' */
/** @param {Engine} engine @param {import('./flows.mjs').Flow} flow */
async function runFlow(engine, { settings = {}, expectedErrors, run }) {
  const page = await engine.open(settings)
  try {
    const { goto } = page
    await run({ ...page, goto: (address) => goto(origin + address) })
    const errors = (await page.errors()).filter((error) => !expectedErrors?.test(error))
    if (errors.length > 0) throw new Error(`errors on the page: ${errors.join(' | ')}`)
  } finally {
    await page.close()
  }
}

let failures = 0
for (const [name, start] of Object.entries(engines)) {
  if (names.length > 0 && !names.includes(name)) continue
  const engine = await start().catch((error) => console.error(`${name}: ${error.message}`))
  if (!engine) {
    console.error(`!!! SKIPPED: ${name} is not here and could not be installed; its flows did not run.`)
    continue
  }
  console.log(`\n${name} (${engine.version})`)
  for (const what of engine.notCovered) console.log(`- ${name}  skip: ${what}`)
  for (const flow of chosen) {
    const begin = Date.now()
    const seconds = () => `(${((Date.now() - begin) / 1000).toFixed(1)} s)`
    try {
      await inTime(runFlow(engine, flow))
      console.log(`✓ ${name}  ${flow.name} ${seconds()}`)
    } catch (error) {
      console.log(`! ${name}  ${flow.name}: ${error instanceof Error ? error.message : error}; once more`)
      try {
        await inTime(runFlow(engine, flow))
        console.log(`✓ ${name}  ${flow.name}, at the second try ${seconds()}`)
      } catch (again) {
        failures += 1
        console.log(`✗ ${name}  ${flow.name}: ${again instanceof Error ? again.message : again}`)
      }
    }
  }
  await engine.quit()
}

console.log(failures > 0 ? `\n${failures} flows failed.` : '\nAll flows passed.')
process.exit(failures > 0 ? 1 : 0)
