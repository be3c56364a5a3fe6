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

test('streams the output of one build at a time, and its result in the last line', async () => {
  const runner = createRunner('console.log(process.argv[1]); setTimeout(() => process.exit(3), 50)')
  const first = createResponse()
  runner.build(first.stream)
  await expect(runner.build(createResponse().stream)).rejects.toMatchObject({ status: 409, code: 'busy' })
  await expect(runner.openBuild()).rejects.toMatchObject({ status: 409, code: 'busy' })
  expect(await first.ended).toBe('build\n\n{"ok":false,"reason":"failed"}')
})

test.each([
  [0, '{"ok":true}'],
  [2, '{"ok":false,"reason":"textErrors"}'],
])('the result of the exit code %d is %s', async (code, result) => {
  const { stream, ended } = createResponse()
  createRunner(`process.exit(${code})`).build(stream)
  expect(await ended).toBe(`\n${result}`)
})

test('stops the build and its children when the request is closed', async () => {
  const runner = createRunner(
    "require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 99)'], { stdio: 'inherit' })",
  )
  const { stream, ended } = createResponse()
  runner.build(stream)
  setTimeout(() => stream.destroy(), 300)
  expect(await ended).toContain('"stopped"')
})

test('waits for a stopped build before it runs the next one', async () => {
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
  await once(second.stream, 'data')
  expect(await runner.stop()).toEqual({ stopped: true })
  expect(await runner.stop()).toEqual({ stopped: false })
  for (const { ended } of [first, second]) expect(await ended).toContain('"stopped"')
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

describe('the built site', () => {
  const serve = `
    if (process.argv[1] === 'build') process.exit(0)
    const { PORT, NORI_HOST } = process.env
    require('node:http').createServer((_, response) => response.end(NORI_HOST))
      .listen(PORT, NORI_HOST, () => console.log('Nori is at http://localhost:' + PORT))`

  test('is served on a port of its own, for this computer only, until the next build', async () => {
    const runner = createRunner(serve)
    const [{ url }, again] = await Promise.all([runner.openBuild(), runner.openBuild()])
    expect(again).toEqual({ url })
    expect(await (await fetch(url)).text()).toBe('127.0.0.1')
    const { stream, ended } = createResponse()
    await runner.build(stream)
    await ended
    await expect(fetch(url)).rejects.toThrow()
    const next = await runner.openBuild()
    expect((await fetch(next.url)).status).toBe(200)
    await runner.close()
    await expect(fetch(next.url)).rejects.toThrow()
  })

  test('can’t be opened before it is built', async () => {
    const runner = createRunner("console.error('no export'); process.exit(1)")
    await expect(runner.openBuild()).rejects.toMatchObject({
      status: 409,
      code: 'notBuilt',
      message: expect.stringContaining('no export'),
    })
  })
})
