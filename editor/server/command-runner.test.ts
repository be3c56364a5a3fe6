import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { PassThrough } from 'node:stream'
import { createCommandRunner } from './command-runner'

/** Creates a runner whose commands run a script. */
const createRunner = (script: string) =>
  createCommandRunner({ NODE_ENV: 'test' }, (name) => ({
    file: process.execPath,
    args: ['-e', script, name],
  }))

/** Creates a response. `ended` resolves with everything that was written to it. */
function createResponse() {
  const stream = Object.assign(new PassThrough(), {
    writeHead: () => undefined,
    flushHeaders: () => undefined,
  })
  let text = ''
  stream.on('data', (part) => {
    text += part
  })
  const ended = new Promise((resolve) => {
    const end = stream.end.bind(stream)
    stream.end = (last: unknown) => {
      resolve(text + last)
      return end()
    }
  })
  const asResponse = stream as unknown as ServerResponse
  return { stream: asResponse, ended }
}

test('streams the output and the result of one build at a time', async () => {
  const runner = createRunner('console.log(process.argv[1]); setTimeout(() => process.exit(3), 50)')
  const first = createResponse()
  runner.build(first.stream)
  await expect(runner.build(createResponse().stream)).rejects.toMatchObject({ status: 409 })
  expect(await first.ended).toBe('build\n\n{"ok":false,"reason":"failed"}')
  const second = createResponse()
  runner.build(second.stream)
  expect(await second.ended).toContain('build')
})

test('stops the command and its children when the request is closed', async () => {
  const runner = createRunner(
    "require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 99)'], { stdio: 'inherit' })",
  )
  const { stream, ended } = createResponse()
  runner.build(stream)
  setTimeout(() => stream.destroy(), 300)
  expect(await ended).toContain('"reason":"stopped"')
})

test('waits for a stopped command before it runs the next one', async () => {
  const runner = createRunner(
    "process.on('SIGTERM', () => setTimeout(() => process.exit(), 200)); setInterval(() => {}, 99); console.log('runs')",
  )
  const first = createResponse()
  await runner.build(first.stream)
  await once(first.stream, 'data')
  first.stream.destroy()
  await once(first.stream, 'close')
  const second = createResponse()
  await runner.build(second.stream)
  expect(await runner.stop()).toEqual({ stopped: true })
  expect(await runner.stop()).toEqual({ stopped: false })
  expect(await first.ended).toContain('"reason":"stopped"')
  expect(await second.ended).toContain('"reason":"stopped"')
})

test('stop() resolves once the children have ended, even if they do not hold the output open', async () => {
  const slow =
    "process.on('SIGTERM', () => setTimeout(() => process.exit(), 300)); setInterval(() => {}, 99); process.send(process.pid)"
  const runner = createRunner(
    `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(slow)}], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] }).on('message', (id) => console.log(id))`,
  )
  const { stream } = createResponse()
  await runner.build(stream)
  const [childId] = await once(stream, 'data')
  await runner.stop()
  expect(() => process.kill(Number(childId), 0)).toThrow('ESRCH')
})

test.each([
  [0, { ok: true }],
  [1, { ok: false, reason: 'failed' }],
  [2, { ok: false, reason: 'textErrors' }],
])('a build that ends with exit code %d has the result %j', async (code, result) => {
  const { stream, ended } = createResponse()
  await createRunner(`process.exit(${code})`).build(stream)
  expect(JSON.parse(String(await ended))).toEqual(result)
})

test('serves the built site on one port, and stops with the editor', async () => {
  const script =
    "const { createServer } = require('node:http'); createServer((_, answer) => answer.end('built')).listen(process.env.PORT, '127.0.0.1', () => console.log('http://127.0.0.1:' + process.env.PORT))"
  const runner = createRunner(script)
  const [{ url }, again] = await Promise.all([runner.openBuild(), runner.openBuild()])
  expect(again.url).toBe(url)
  expect(await (await fetch(url)).text()).toBe('built')
  await runner.close()
  await expect(fetch(url)).rejects.toThrow()
})

test('says why there is no built site to show', async () => {
  const runner = createRunner("console.log('no export'); process.exit(1)")
  await expect(runner.openBuild()).rejects.toMatchObject({ status: 409, values: { reason: 'no export' } })
})
