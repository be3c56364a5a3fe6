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

test('streams the output and exit code of one command at a time', async () => {
  const runner = createRunner('console.log(process.argv[1]); setTimeout(() => process.exit(3), 50)')
  const first = createResponse()
  runner.run('check', first.stream)
  await expect(runner.run('build', createResponse().stream)).rejects.toMatchObject({ status: 409 })
  expect(await first.ended).toMatch(/^check\n\s*exit code 3\n$/)
  const second = createResponse()
  runner.run('build', second.stream)
  expect(await second.ended).toContain('build')
})

test('stops the command and its children when the request is closed', async () => {
  const runner = createRunner(
    "require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 99)'], { stdio: 'inherit' })",
  )
  const { stream, ended } = createResponse()
  runner.run('build', stream)
  setTimeout(() => stream.destroy(), 300)
  expect(await ended).toContain('exit code')
})

test('waits for a stopped command before it runs the next one', async () => {
  const runner = createRunner(
    "process.on('SIGTERM', () => setTimeout(() => process.exit(), 200)); setInterval(() => {}, 99); console.log('runs')",
  )
  const first = createResponse()
  await runner.run('build', first.stream)
  await once(first.stream, 'data')
  first.stream.destroy()
  await once(first.stream, 'close')
  const second = createResponse()
  await runner.run('check', second.stream)
  expect(await runner.stop()).toBe(true)
  expect(await runner.stop()).toBe(false)
  expect(await first.ended).toContain('exit code')
  expect(await second.ended).toContain('exit code')
})

test('stop() resolves once the children have ended, even if they do not hold the output open', async () => {
  const slow =
    "process.on('SIGTERM', () => setTimeout(() => process.exit(), 300)); setInterval(() => {}, 99); process.send(process.pid)"
  const runner = createRunner(
    `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(slow)}], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] }).on('message', (id) => console.log(id))`,
  )
  const { stream } = createResponse()
  await runner.run('build', stream)
  const [childId] = await once(stream, 'data')
  await runner.stop()
  expect(() => process.kill(Number(childId), 0)).toThrow('ESRCH')
})

test('rejects unknown commands', async () => {
  for (const command of ['test', '__proto__', undefined, { toString: () => 'check' }])
    await expect(createRunner('').run(command, createResponse().stream)).rejects.toMatchObject({
      status: 400,
    })
})
