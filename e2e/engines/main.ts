import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { chromium } from './chromium'
import type { Engine } from './engine'
import { defaultSettings, origin, port } from './engine'
import { firefox } from './firefox'
import type { Flow } from './flows'
import { flows } from './flows'
import { webkit } from './webkit'

/*
 * `npm test -- engines` runs user flows in Chromium, Firefox and WebKit at the same time, and prints one line per flow and
 * engine. A failed flow is retried once. Arguments choose engines, `--flow=story` chooses flows by a part of their name.
 * The browsers are Debian's.
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { flow: { type: 'string' } } })

const engines: Record<string, () => Engine | undefined> = { chromium, firefox, webkit }

/** How long a flow may take, in milliseconds. */
const flowTimeoutMs = 60_000

const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve.ts'], {
  stdio: ['ignore', 'pipe', 'inherit'],
  env: { ...process.env, PORT: port },
})
server.once('exit', () => process.exit(1))
process.on('exit', () => server.kill())
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))
await once(server.stdout, 'data')

async function runFlow(engine: Engine, { settings, run }: Flow) {
  const page = await engine.open({ ...defaultSettings, ...settings })
  const goto = (path: string) => page.goto(origin + path)
  const timeout = delay(flowTimeoutMs, undefined, { ref: false }).then(() => {
    throw new Error(`took more than ${flowTimeoutMs} ms`)
  })
  try {
    await Promise.race([run({ ...page, goto }), timeout])
    if (page.errors.length > 0) throw new Error(`errors on the page: ${page.errors.join(' | ')}`)
  } finally {
    await page.close()
  }
}

let [count, failures] = [0, 0]

async function runEngine(name: string, engine: Engine | undefined) {
  const page = await engine
    ?.open(defaultSettings)
    .catch(({ message }) => console.error(`${name}: ${message}`))
  if (!engine || !page) {
    console.error(`!!! SKIPPED: ${name} is missing and could not be installed; its flows did not run.`)
    return
  }
  console.log(`${name} (${page.version})`)
  await page.close()
  for (const what of engine.notCovered) console.log(`- ${name}  skip: ${what}`)
  for (const flow of flows.filter((one) => one.name.includes(values.flow ?? ''))) {
    count += 1
    for (const mark of ['!', '✗']) {
      const begin = Date.now()
      const failure = await runFlow(engine, flow).then(
        () => '',
        ({ message }) => `: ${message}`,
      )
      const seconds = ((Date.now() - begin) / 1000).toFixed(1)
      console.log(`${failure ? mark : '✓'} ${name}  ${flow.name} (${seconds} s)${failure}`)
      if (!failure) break
      if (mark === '✗') failures += 1
    }
  }
}

const chosen = Object.entries(engines).filter(
  ([name]) => positionals.length === 0 || positionals.includes(name),
)
for (const [name, start] of chosen) await runEngine(name, start())

console.log(`\n${count - failures} passed, ${failures} failed`)
process.exit(failures > 0 ? 1 : 0)
